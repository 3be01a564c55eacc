import { say } from "@sunwright/words/leads";
import { Chip } from "../../../ui/chip";
import { SAMPLE_LEADS } from "../model/sample-leads";
import { LeadFigures } from "./lead-figures";

/** Before the first request: what one looks like. Nobody waits for these, so they have no clock and nothing to answer. */
export const SampleLeads = () => (
  <section aria-label={say("sample.title")} className="sample-leads">
    <h2 className="type-h4">{say("sample.title")}</h2>
    <p className="type-help text-text-3">{say("sample.help")}</p>
    <ul className="mt-3 grid gap-4">
      {SAMPLE_LEADS.map((lead) => (
        <li key={lead.kind} className="lead-card sample-lead">
          <div className="flex items-start justify-between gap-2">
            <h3 className="type-h4">{say(`sample.${lead.kind}`)}</h3>
            <Chip tone="outline">{say("sample.chip")}</Chip>
          </div>
          <LeadFigures lead={{ ...lead, budgetMinor: null, currency: "USD" }} />
        </li>
      ))}
    </ul>
  </section>
);
