import type { CommissionCheck, CommissionFinding } from "@sunwright/engine/jobs/commissioning";
import type { UnitKind } from "@sunwright/engine/jobs/work";
import type { Followed } from "@sunwright/engine/passport/followed";
import type { WrittenKind } from "@sunwright/engine/quotes/written-quote";
import type { Upkeep } from "@sunwright/engine/passport/plan";
import type { Renewal } from "@sunwright/engine/passport/replaced-parts";
import type { Warranty } from "@sunwright/engine/passport/warranties";
import { say as sayOfJob } from "@sunwright/words/jobs";
import { say as called } from "@sunwright/words/passport-names";
import { say } from "@sunwright/words/passport-pdf";
import { say as name } from "@sunwright/words/quote-names";
import { type Block, list, note, type Section, table } from "./document";
import { formatDate, formatNumber } from "./format";

/** What a passport says to everybody. */
export interface PassportContent {
  readonly number: string;
  readonly firmName: string;
  readonly jobNumber: string;
  readonly place: string;
  readonly country: string | null;
  readonly handedOverOn: string;
  readonly commissionedOn: string | null;
  readonly panelWatts: number;
  readonly system: {
    readonly lines: readonly { readonly kind: WrittenKind; readonly name: string; readonly quantity: number }[];
  };
  readonly units: readonly {
    readonly kind: UnitKind;
    readonly position: number;
    readonly name: string;
    readonly serial: string;
  }[];
  readonly commissioning: { readonly findings: readonly CommissionFinding[] };
  readonly warranties: readonly Warranty[];
  readonly upkeep: readonly (Upkeep & { readonly doneOn: string | null; readonly dueOn: string })[];
  readonly renewals: readonly Pick<Renewal, "part" | "on" | "years" | "cause">[];
  readonly expected: { readonly kwh: number } | null;
  readonly followed: Pick<Followed, "factor" | "forecast" | "alerts"> | null;
  readonly today: string;
  /** Null where nobody but its owner reads it. */
  readonly link: string | null;
}

/** A passport as it is read on paper. */
export interface PassportDocument {
  readonly title: string;
  readonly note: string;
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly sections: readonly Section[];
  /** An address to scan, and what it is. */
  readonly code: { readonly address: string; readonly label: string } | null;
}

const WATTS_PER_KILOWATT = 1_000;

export function passportDocument(content: PassportContent): PassportDocument {
  const { number, firmName, jobNumber, place, country, handedOverOn, commissionedOn, panelWatts, link } = content;
  return {
    title: say("title", { number }),
    note: say("note", { date: formatDate(content.today) }),
    parties: [
      {
        label: say("built"),
        lines: [firmName, say("job", { number: jobNumber }), say("handedOver", { day: formatDate(handedOverOn) })],
      },
      {
        label: say("system"),
        lines: [
          [place, country ?? ""].filter((each) => each !== "").join(", "),
          say("panelsLine", { kilowatts: panelWatts / WATTS_PER_KILOWATT }),
          ...(commissionedOn === null ? [] : [say("commissioned", { day: formatDate(commissionedOn) })]),
        ],
      },
    ],
    sections: [
      offOf(content),
      partsOf(content),
      serialsOf(content),
      ...measuredOf(content),
      warrantiesOf(content),
      planOf(content),
      ...renewalsOf(content),
      resultOf(content),
    ],
    code: link === null ? null : { address: link, label: say("scan") },
  };
}

/** What is switched off, the load first. */
const OFF_STEPS = ["ac-breaker", "inverter", "dc-isolator", "battery-fuse"] as const;
export const offSteps = (lines: PassportContent["system"]["lines"]) =>
  OFF_STEPS.filter((step) => lines.some(({ kind, quantity }) => kind === step && quantity > 0));

const offOf = ({ system }: PassportContent): Section => ({
  title: say("off"),
  blocks: [list(offSteps(system.lines).map((step, index) => `${index + 1}. ${called(`off.${step}`)}`))],
});

const partName = ({ kind, name: given }: { readonly kind: WrittenKind; readonly name: string }) =>
  given === "" ? name(`kind.${kind}`) : given;

const partsOf = ({ system }: PassportContent): Section => ({
  title: say("parts"),
  blocks: [
    table(
      system.lines.map((line) => [partName(line), formatNumber(line.quantity)]),
      { head: [say("part"), say("pieces")] },
    ),
  ],
});

function serialsOf({ units }: PassportContent): Section {
  const rows = units.map(({ kind, position, name: given, serial }) => [
    say("serialPart", { kind: sayOfJob(`unit.${kind}`), position }),
    given,
    serial,
  ]);
  const blocks: readonly Block[] = rows.length === 0 ? [note(say("noSerials"))] : [table(rows, { prose: true })];
  return { title: say("serials"), blocks };
}

const UNITS: Readonly<Record<CommissionCheck, string>> = {
  string: "V",
  insulation: "MΩ",
  earth: "Ω",
  battery: "V",
  voltage: "V",
  frequency: "Hz",
  rcd: "ms",
  power: "W",
};
/** Below it a decimal says something. */
const SMALL = 10;

function measuredOf({ commissioning }: PassportContent): readonly Section[] {
  const rows = commissioning.findings.flatMap(({ check, measured, least, most }) => {
    if (measured === null) return [];
    const text = (value: number) => `${formatNumber(value, value < SMALL ? 1 : 0)} ${UNITS[check]}`;
    const range =
      least !== null && most !== null
        ? say("between", { least: text(least), most: text(most) })
        : least !== null
          ? say("atLeast", { least: text(least) })
          : most === null
            ? ""
            : say("atMost", { most: text(most) });
    return [[sayOfJob(`check.${check}`), text(measured), range]];
  });
  const head = [say("what"), say("value"), say("range")];
  return rows.length === 0 ? [] : [{ title: say("measured"), blocks: [table(rows, { head })] }];
}

const warrantiesOf = ({ warranties }: PassportContent): Section => ({
  title: say("warranties"),
  blocks: [
    warranties.length === 0
      ? note(name("notStated"))
      : table(
          warranties.map(({ part, years, until }) => [
            name(`warranty.${part}`),
            name("years", { years }),
            say("until", { day: formatDate(until) }),
          ]),
        ),
  ],
});

const planOf = ({ upkeep }: PassportContent): Section => ({
  title: say("plan"),
  blocks: [
    table(
      upkeep.map(({ task, every, inDust, skilled, source, doneOn, dueOn }) => [
        called(`task.${task}`),
        [
          called(`how.${task}`),
          every === inDust ? called("every", { days: every }) : called("everyInDust", { days: every, dust: inDust }),
          ...(skilled ? [called("skilled")] : []),
          source,
        ].join(" · "),
        [
          say("due", { day: formatDate(dueOn) }),
          doneOn === null ? say("never") : say("done", { day: formatDate(doneOn) }),
        ].join(" · "),
      ]),
      { prose: true },
    ),
  ],
});

const renewalsOf = ({ renewals }: PassportContent): readonly Section[] =>
  renewals.length === 0
    ? []
    : [
        {
          title: say("renewals"),
          blocks: [
            table(
              renewals.map(({ part, on, years, cause }) => [
                say(`renewal.${part}`),
                say(`renewal.${cause}`, { years }),
                say("renewalAbout", { year: on.slice(0, 4) }),
              ]),
              { prose: true },
            ),
          ],
        },
      ];

function resultOf({ expected, followed }: PassportContent): Section {
  if (expected === null) return { title: say("result"), blocks: [note(say("noForecast"))] };
  const rows = [
    [say("expected"), say("kwh", { kwh: expected.kwh })],
    ...(followed?.factor == null
      ? []
      : [
          [
            say("factor"),
            say("factorValue", {
              factor: followed.factor.value,
              low: followed.factor.low,
              high: followed.factor.high,
            }),
          ],
        ]),
    ...(followed === null
      ? []
      : [[say("next"), say("kwh", { kwh: followed.forecast.reduce((total, month) => total + month.kwh, 0) })]]),
  ];
  const alerts = followed?.alerts ?? [];
  return {
    title: say("result"),
    blocks: [
      table(rows),
      ...(alerts.length === 0
        ? []
        : [note(say("alerts")), list(alerts.map((alert) => `${called(`alert.${alert.code}`)}. ${foundText(alert)}`))]),
    ],
  };
}

type Alert = Followed["alerts"][number];

/** What of a part or of the yield is left, or for how long nothing was counted. */
export function foundText({ code, found, band }: Pick<Alert, "code" | "found" | "band">): string {
  if (code === "meter_stopped") return called("found.meter_stopped", { days: found });
  if (code === "low_yield")
    return called("found.low_yield", { left: found, low: band?.low ?? 1, high: band?.high ?? 1 });
  return called(`found.${code}`, { left: found });
}
