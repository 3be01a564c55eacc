import type { Job } from "@sunwright/contract/jobs";
import { say } from "@sunwright/words/jobs";
import { Check, Phone } from "lucide-react";
import { formatDate, formatNumber } from "../../../lib/format";
import { amountOf, amountText } from "../../../lib/minor-money";
import { Link } from "../../../lib/routing/link";
import { buttonClass } from "../../../ui/button-class";
import { Chip } from "../../../ui/chip";
import { Num } from "../../../ui/num";
import { Stat, StatRow } from "../../../ui/stat-row";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { clientOf, dayText, kilowatts, percentOf, STATE_TONES, stepsOf } from "../model/texts";

interface OfJob {
  readonly job: Job;
}

/** Whose it is, what is built, how to reach the other side. */
export function JobHead({ job }: OfJob) {
  const { side, firm, contact, number, place, state, system } = job;
  const phone = side === "owner" ? firm.phone : (contact?.phone ?? "");
  const call = side === "owner" ? say("callFirm", { firm: firm.name }) : say("callClient", { client: clientOf(job) });
  const where = side === "firm" && contact !== null && contact.address !== "" ? `${contact.address}, ${place}` : place;
  return (
    <div className="job-head">
      <div className="min-w-0">
        <p className="type-small text-text-2">
          {side === "firm" ? (
            <Link to="/jobs" className="link">
              {say("title")}
            </Link>
          ) : (
            job.projectId !== null && (
              <Link to="/projects/$projectId/offers" params={{ projectId: job.projectId }} className="link">
                {say("toOffers")}
              </Link>
            )
          )}{" "}
          / {number}
        </p>
        <h1 className="type-h1 break-words">{side === "firm" ? clientOf(job) : say("job", { number })}</h1>
        <p className="type-small mt-1 break-words text-text-2">
          {side === "owner" && `${say("withFirm", { firm: firm.name })}. `}
          {where}.{" "}
          {say("system", {
            panels: system.panels,
            kilowatts: kilowatts(job.panelWatts),
            battery: system.batteryKwh === null ? "none" : formatNumber(system.batteryKwh, 1),
            inverter: system.inverterWatts === null ? "none" : kilowatts(system.inverterWatts),
          })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Chip tone={STATE_TONES[state]}>{say(`state.${state}`)}</Chip>
        {phone !== "" && (
          <a
            href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}
            aria-label={call}
            className={buttonClass({ variant: "outline", size: "sm" })}
          >
            <Phone size={16} strokeWidth={1.75} aria-hidden="true" />
            {phone}
          </a>
        )}
      </div>
    </div>
  );
}

/** The way of a job: passed, here, to come. */
export function JobSteps({ job }: OfJob) {
  const steps = stepsOf(job);
  const here = steps.find(({ is }) => is === "now") ?? steps.findLast(({ is }) => is === "done");
  return (
    <>
      <ol aria-label={say("steps")} className="job-steps">
        {steps.map(({ name, is, at }, index) => (
          <li key={name} data-is={is} aria-current={is === "now" ? "step" : undefined}>
            <span className="job-step-dot" aria-hidden="true">
              {is === "done" ? <Check size={13} strokeWidth={2.6} /> : index + 1}
            </span>
            <span className="job-step-name" aria-hidden="true">
              <span className="type-small font-semibold block">{say(`column.${name}`)}</span>
              <span className="type-help block text-text-3">{at !== null && formatDate(at)}</span>
            </span>
            <VisuallyHidden>
              {say(is === "done" ? "stepDone" : is === "now" ? "stepNow" : "stepLater", {
                name: say(`column.${name}`),
              })}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      {here && (
        <p className="job-step-line type-small" aria-hidden="true">
          <span className="font-semibold">{say(`column.${here.name}`)}</span>
          {here.at !== null && `, ${formatDate(here.at)}`}
        </p>
      )}
    </>
  );
}

/** What is left to do, what is paid, what is asked for next, and when the work is. */
export function JobFigures({ job }: OfJob) {
  const { photos, units, currency, paidMinor, totalMinor, milestones, startOn, days, crew } = job;
  const [photosLeft, unitsLeft] = [photos.all - photos.done, units.all - units.done];
  const due = milestones
    .filter(({ state }) => state === "due")
    .toSorted((a, b) => (a.dueOn ?? "").localeCompare(b.dueOn ?? ""));
  const next = due[0] ?? milestones.find(({ state }) => state === "later");
  return (
    <StatRow label={say("figures")}>
      <Stat label={say("figure.left")} context={say("figure.leftLine", { photos: photosLeft, units: unitsLeft })}>
        <Num size={2} value={formatNumber(photosLeft + unitsLeft)} unit={say("figure.leftValue")} />
      </Stat>
      <Stat
        label={say("figure.paid")}
        context={say("figure.paidLine", { percent: percentOf(job), amount: amountText(totalMinor, currency) })}
      >
        <Num size={3} {...amountOf(paidMinor, currency)} />
      </Stat>
      <Stat
        label={say("figure.nextPayment")}
        context={
          next === undefined ? say("figure.allPaid") : say("figure.nextPaymentLine", { when: say(`when.${next.when}`) })
        }
      >
        <Num
          size={3}
          {...amountOf(next === undefined ? 0 : next.state === "due" ? next.dueMinor : next.amountMinor, currency)}
        />
      </Stat>
      <Stat
        label={say("figure.day")}
        context={say("figure.dayLine", { days: days ?? 1, crew: crew === "" ? say("figure.noCrew") : crew })}
      >
        <Num size={2} value={startOn === null ? say("noDay") : dayText(startOn)} />
      </Stat>
    </StatRow>
  );
}
