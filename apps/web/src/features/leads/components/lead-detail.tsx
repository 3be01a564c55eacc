import type { Lead } from "@sunwright/contract/leads";
import { roadDistance } from "@sunwright/engine/countries/road-unit";
import { roofDrawing } from "@sunwright/report/drawings/roof";
import { say } from "@sunwright/words/leads";
import { Lock, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Drawn } from "../../../lib/drawing";
import { energy, figureText, formatDate, formatDateTime, formatNumber, power, roughly } from "../../../lib/format";
import { HiddenPieces } from "../../../lib/hidden-pieces";
import { amountOf } from "../../../lib/minor-money";
import { useUnits } from "../../../lib/preferences";
import { useRoadUnit } from "../../../lib/road-unit";
import { Chip } from "../../../ui/chip";
import { DayStrip } from "../../../ui/day-strip";
import { Num } from "../../../ui/num";
import { Sheet } from "../../../ui/sheet";
import { Stat, StatRow } from "../../../ui/stat-row";
import { stripOf } from "../model/strips";
import { AnswerClock } from "./answer-clock";
import { kindOf, LEAD_TONES } from "./lead-card";
import { LeadAnswer } from "./lead-answer";
import { LeadQuote } from "./lead-quote";
import { LoadBars } from "./load-bars";

type Details = NonNullable<Lead["details"]>;

interface LeadDetailProps {
  readonly lead: Lead;
  /** What both sides write about it. */
  readonly thread: ReactNode;
  readonly onAccepted: () => void;
}

/** One lead whole: the design of the day it was asked, why it fits, and the answer. Never the person before it. */
export function LeadDetail({ lead, thread, onAccepted }: LeadDetailProps) {
  const { state, kilometres, offeredAt, others, answerBy, details, open } = lead;
  const unit = useRoadUnit();
  return (
    <Sheet aria-label={kindOf(lead)} className="lead-detail">
      <div className="lead-part">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="type-h2 break-words">{kindOf(lead)}</h2>
            <p className="type-small text-text-2">
              {say("away", { distance: roughly(kilometres, unit) })}.{" "}
              {say("asked", { when: formatDateTime(offeredAt), others })}
            </p>
          </div>
          {open ? (
            <div className="lead-clock">
              <AnswerClock answerBy={answerBy} />
            </div>
          ) : (
            <Chip tone={LEAD_TONES[state]}>{say(`state.${state}`)}</Chip>
          )}
        </div>
        {details && <Figures lead={lead} design={details.design} />}
      </div>
      <Contact lead={lead} />
      <LeadQuote lead={lead} />
      {details && <OfTheHome lead={lead} details={details} />}
      {details === null && <Over lead={lead} />}
      {open && <LeadAnswer key={lead.id} leadId={lead.id} onAccepted={onAccepted} />}
      {details && (
        <section className="lead-part" aria-label={say("questions")}>
          <h3 className="type-h3">{say("questions")}</h3>
          <p className="type-small mb-3 text-text-2">
            {say(lead.contact === null ? "questionsBefore" : "questionsLine")}
          </p>
          {thread}
        </section>
      )}
    </Sheet>
  );
}

function Over({ lead: { state, reason } }: { readonly lead: Lead }) {
  if (state !== "lost" && state !== "declined" && state !== "expired" && state !== "withdrawn") return null;
  return (
    <div className="lead-part">
      <p>{say(`over.${state}`)}</p>
      {reason !== null && <p className="type-small mt-1 text-text-2">{say(`reason.${reason}`)}</p>}
    </div>
  );
}

const Figures = ({ lead, design }: { readonly lead: Lead; readonly design: Details["design"] }) => {
  const panels = lead.panels ?? 0;
  return (
    <StatRow label={say("design")} className="lead-stats mt-5">
      <Stat
        label={say("panels")}
        context={say("pieces", { count: design.panelCount, watts: panels / Math.max(1, design.panelCount) })}
      >
        <Num {...power(panels, "kilo", 1)} size={3} />
      </Stat>
      <Stat
        label={say("battery")}
        context={say("batteryLine", { volts: design.batteryVoltage, ampHours: design.batteryAmpHours })}
      >
        <Num {...energy(design.batteryCapacity, "kilo", 1)} size={3} />
      </Stat>
      <Stat
        label={say("inverter")}
        context={say("inverterLine", { peak: figureText(power(design.peakPower, "kilo", 2)) })}
      >
        <Num {...power(design.inverter, "kilo", 2)} size={3} />
      </Stat>
      <Stat
        label={say("unmet")}
        context={design.sunlessHours === null ? undefined : say("unmetLine", { hours: design.sunlessHours })}
      >
        {design.unmetHours === null ? (
          <span className="type-small">{say("notSimulated")}</span>
        ) : (
          <Num value={formatNumber(design.unmetHours)} unit={say("unmetUnit")} size={3} />
        )}
      </Stat>
      <Stat
        label={say("budget")}
        context={lead.wishDate === null ? say("noWish") : say("wish", { day: formatDate(lead.wishDate) })}
      >
        {lead.budgetMinor === null ? (
          <span className="type-small">{say("notTold")}</span>
        ) : (
          <Num {...amountOf(lead.budgetMinor, lead.currency)} size={3} />
        )}
      </Stat>
    </StatRow>
  );
};

/** Hidden until the firm accepts; then for it alone. */
function Contact({ lead: { contact, open } }: { readonly lead: Lead }) {
  if (contact === null && !open) return null;
  return (
    <div className="lead-part">
      {contact === null ? (
        <p className="lead-locked type-small">
          <Lock size={18} strokeWidth={1.75} aria-hidden="true" />
          {say("locked")}
        </p>
      ) : (
        <section aria-label={say("contact")}>
          <h3 className="type-h3">{say("contact")}</h3>
          <p className="lead-contact">
            <span translate="no">{contact.firstName}</span>
            <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, "")}`} className="link" translate="no">
              <Phone size={18} strokeWidth={1.75} aria-hidden="true" /> {contact.phone}
            </a>
          </p>
          {contact.full !== null && (
            <address className="lead-contact not-italic" aria-label={say("full")} translate="no">
              <span>{contact.full.name}</span>
              <a href={`mailto:${contact.full.email}`} className="link break-all">
                {contact.full.email}
              </a>
              <span className="break-words">{contact.full.address}</span>
            </address>
          )}
          <p className="type-help text-text-3">{say("contactLine")}</p>
        </section>
      )}
    </div>
  );
}

function OfTheHome({ lead, details }: { readonly lead: Lead; readonly details: Details }) {
  const { loads, roof, generator, note, design } = details;
  return (
    <div className="lead-home">
      <Block
        title={say("loads")}
        aside={say("loadsOf", { energy: figureText(energy(lead.dailyConsumption ?? 0, "kilo", 1)) })}
      >
        {loads === null ? (
          <p className="type-small text-text-2">{say("loadsHidden")}</p>
        ) : (
          <ul className="lead-loads">
            {loads.map(({ name, power: watts, quantity, hoursPerDay }, index) => (
              <li key={index}>
                <span className="min-w-0 break-words">
                  <HiddenPieces pieces={name} />
                </span>
                <span className="text-text-3">{say("loadRow", { watts, quantity, hours: hoursPerDay })}</span>
                <span className="text-right">{figureText(energy(watts * quantity * hoursPerDay, "base"))}</span>
              </li>
            ))}
          </ul>
        )}
      </Block>
      <div className="grid min-w-0 content-start gap-6">
        <Block
          title={say("roof")}
          aside={roof === null ? undefined : say("roofLine", { tilt: roof.tilt, orientation: roof.orientation })}
        >
          {roof === null ? <p className="type-small text-text-2">{say("roofHidden")}</p> : <Roof roof={roof} />}
        </Block>
        <Block title={say("house")}>
          <House details={details} />
        </Block>
        <Block title={say("supply")} aside={generator === null ? undefined : say("generator", { fuel: generator })}>
          {lead.gridHours === null ? (
            <p className="type-small text-text-2">{say("supplyHidden")}</p>
          ) : (
            <DayStrip
              hours={stripOf(lead.gridHours)}
              label={say("gridHours", { hours: lead.gridHours.length })}
              caption={say("grid", { hours: lead.gridHours.length })}
            />
          )}
        </Block>
        <Block title={say("load")}>
          <LoadBars watts={design.hourlyPower} />
        </Block>
      </div>
      <Fit lead={lead} />
      <Block title={say("note")}>
        {note.every((piece) => piece === "") ? (
          <p className="type-small text-text-2">{say("noNote")}</p>
        ) : (
          <p className="whitespace-pre-line break-words">
            <HiddenPieces pieces={note} />
          </p>
        )}
      </Block>
    </div>
  );
}

interface BlockProps {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}

const Block = ({ title, aside, children }: BlockProps) => (
  <section aria-label={title} className="min-w-0">
    <div className="lead-block-head">
      <h3 className="type-h3">{title}</h3>
      {aside !== undefined && <span className="type-small text-text-3">{aside}</span>}
    </div>
    {children}
  </section>
);

/** Of the drawing's own units. */
const ROOF_WIDTH = 480;

const House = ({ details: { roofKind, storeys, payment } }: { readonly details: Details }) => (
  <dl className="lead-house type-small">
    <dt>{say("roofKind")}</dt>
    <dd>{roofKind === null ? say("notTold") : say(`roofKind.${roofKind}`)}</dd>
    <dt>{say("storeys")}</dt>
    <dd>{storeys === null ? say("notTold") : formatNumber(storeys)}</dd>
    <dt>{say("payment")}</dt>
    <dd>{say(`payment.${payment}`)}</dd>
  </dl>
);

function Roof({ roof }: { readonly roof: NonNullable<Details["roof"]> }) {
  const units = useUnits();
  const plan = {
    roofWidth: roof.width,
    roofHeight: roof.height,
    roofOrientation: roof.orientation,
    mounting: { kind: "flush" as const },
    shadingObstructions: roof.obstructions,
    optimizedLayout: roof.panels.map((panel) => ({ ...panel, shaded: false })),
  };
  const label = say("roofDrawing", { panels: roof.panels.length });
  return <Drawn drawing={roofDrawing(plan, units, ROOF_WIDTH, label)} className="lead-roof" />;
}

function Fit({ lead }: { readonly lead: Lead }) {
  const unit = useRoadUnit();
  const distance = roadDistance(lead.kilometres, unit);
  return (
    <Block title={say("why")} aside={say("fitOf", { points: lead.fit ?? 0 })}>
      <ul className="lead-fits">
        {lead.fitParts.map(({ part, points, most }) => (
          <li key={part}>
            <span className="min-w-0">
              {part === "distance" ? say("fitPart.distance", { unit, distance }) : say(`fitPart.${part}`)}
            </span>
            <span className="lead-fit-bar" aria-hidden="true">
              <span style={{ width: `${(100 * points) / most}%` }} />
            </span>
            <span className="text-right">{say("ofPoints", { points, most })}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
