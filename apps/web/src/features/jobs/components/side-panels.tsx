import type { Job } from "@sunwright/contract/jobs";
import { say } from "@sunwright/words/jobs";
import { CalendarPlus, Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { SectionRule } from "../../../ui/section-rule";
import { type JobSends, jobAddress } from "../api/jobs";
import { planText } from "../model/texts";
import { PayToDialog, PlanDialog } from "./ask-dialogs";

interface PanelProps {
  readonly job: Job;
  readonly busy: boolean;
  readonly onSend: (body: JobSends, done?: () => void) => void;
}

/** The day, who comes, and a file for a calendar. */
export function Plan({ job, busy, onSend }: PanelProps) {
  const [asked, setAsked] = useState(false);
  const { startOn, days, crew } = job;
  return (
    <section>
      <SectionRule title={say("plan")} />
      <p className="mt-2 font-semibold">{startOn === null ? say("planNone") : planText(startOn, days)}</p>
      {crew !== "" && <p className="type-small break-words text-text-2">{say("planCrew", { crew })}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {job.actions.includes("set-schedule") && (
          <Button size="sm" variant="outline" onClick={() => setAsked(true)}>
            {say("setPlan")}
          </Button>
        )}
        <a
          className="link type-small inline-flex items-center gap-1.5"
          href={`${jobAddress(job.id)}/calendar.ics`}
          download
        >
          <CalendarPlus size={16} strokeWidth={1.75} aria-hidden="true" />
          {say("calendar")}
        </a>
      </div>
      {asked && (
        <PlanDialog
          job={job}
          busy={busy}
          onClose={() => setAsked(false)}
          onSend={(sent) => onSend(sent, () => setAsked(false))}
        />
      )}
    </section>
  );
}

/** Where a transfer goes to. */
export function PayTo({ job, busy, onSend }: PanelProps) {
  const [asked, setAsked] = useState(false);
  const { payTo, side, number, actions } = job;
  return (
    <section>
      <SectionRule title={say("payTo")} />
      <p className="mt-2 break-words whitespace-pre-line">{payTo === "" ? say("noPayTo", { side }) : payTo}</p>
      <p className="type-small text-text-2">{say("reference", { number })}</p>
      {actions.includes("set-pay-to") && (
        <Button size="sm" variant="outline" className="mt-3" onClick={() => setAsked(true)}>
          {say("setPayTo")}
        </Button>
      )}
      {asked && (
        <PayToDialog
          job={job}
          busy={busy}
          onClose={() => setAsked(false)}
          onSend={(sent) => onSend(sent, () => setAsked(false))}
        />
      )}
    </section>
  );
}

/** Who the homeowner is, for the firm while the job lasts. */
export function Contact({ job: { side, contact, client, place } }: Pick<PanelProps, "job">) {
  if (side !== "firm" || contact === null) return null;
  return (
    <section>
      <SectionRule title={say("contact")} />
      <p className="mt-2 break-words">
        {client}
        <span className="block">
          {contact.address}, {place}
        </span>
        {contact.email !== null && (
          <a className="link block" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        )}
      </p>
    </section>
  );
}

export const Documents = ({ job: { quote } }: Pick<PanelProps, "job">) => (
  <section>
    <SectionRule title={say("documents")} />
    <p className="mt-2">
      <a
        className="link inline-flex items-center gap-1.5"
        href={`/api/quotes/${quote.id}/versions/${quote.versionId}/pdf`}
        target="_blank"
        rel="noreferrer"
      >
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        {say("offerPdf", { number: quote.number })}
      </a>
    </p>
  </section>
);
