import { UNIT_KINDS } from "@sunwright/engine/jobs/work";
import type { Quote } from "@sunwright/engine/quotes/quote";
import { quoteOfWritten } from "@sunwright/engine/quotes/written-quote";
import type { Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { newSecret } from "../../platform/secrets";
import { dayAt } from "../../platform/local-day";
import type { HandedOver } from "../jobs/passports-of";
import { numberOf as jobNumber } from "../jobs/rules";
import { trackerOf } from "../quotes/written";
import { frozenHouse } from "../requests/lead-table";
import { insertHouse, insertPassport } from "./passport-table";

/**
 * What was handed over has a passport from that moment on, in the transaction of the handover; its forecast follows. A job
 * whose homeowner has left has none: it would be nobody's.
 */
export async function makePassport(tx: Transaction, handed: HandedOver): Promise<void> {
  const { job, contract, units, findings, known, now } = handed;
  if (job.personId === null || job.personName === "") return;
  const { panels, battery, inverter, warrantyYears } = job.terms;
  const id = newId(now);
  await insertPassport(tx, {
    id,
    jobId: job.id,
    jobNumber: jobNumber(job),
    ownerId: job.personId,
    projectId: job.projectId,
    ownsJob: true,
    firmId: job.firmId,
    firmName: job.firmName,
    place: job.place,
    country: job.country,
    timeZone: job.timeZone,
    commissionedOn: job.commissionedAt === null ? null : dayAt(job.commissionedAt, job),
    handedOverOn: dayAt(now, job),
    panelWatts: job.panelWatts,
    built: {
      terms: { panels, battery, inverter, warrantyYears },
      lines: contract.lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ kind, name, quantity }) => ({ kind, name, quantity })),
      units: UNIT_KINDS.flatMap((of) => units.filter(({ kind }) => kind === of)).map(
        ({ kind, position, name, serial }) => ({ kind, position, name, serial }),
      ),
      measured: { values: job.readings, findings },
    },
    held: known,
    token: newSecret(),
    linkMadeAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const house = await frozenHouse(tx, job.requestId);
  if (house === null) return;
  await insertHouse(tx, {
    passportId: id,
    input: house.design.basis,
    weatherName: house.weather?.name ?? null,
    weatherHours: house.weather === null ? null : Buffer.from(house.weather.hours),
    quote: quoteOfJob(handed),
  });
}

/** What was built as a quote, which is what the engine simulates. */
function quoteOfJob({ job, contract }: Pick<HandedOver, "job" | "contract">): Quote {
  const { panels, battery, inverter, warrantyYears, transportMinor, taxPercent, tax } = job.terms;
  return quoteOfWritten({
    id: job.id,
    currency: job.currency,
    lines: contract.lines,
    labourMinor: contract.labourMinor,
    transportMinor,
    taxPercent,
    tax,
    panels,
    battery,
    inverter: inverter && {
      watts: inverter.watts,
      surgeWatts: inverter.surgeWatts,
      pvMaxVolts: inverter.pvMaxVolts,
      mpptVolts: trackerOf(inverter),
      datasheet: inverter.datasheet,
    },
    cables: null,
    milestones: [],
    credit: null,
    claims: null,
    warrantyYears,
    certificate: {},
    start: null,
  });
}
