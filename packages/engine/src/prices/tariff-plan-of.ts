import type { Text } from "../units/told";
import type { Entry } from "../countries/entry";
import type { ExportRule } from "../countries/export-rule";
import type { Country } from "../countries/names";
import { DAY_KINDS, type DayKind, type PeriodWindow, type TariffHours } from "../countries/tariff-hours";
import { type Charge, plan, type Step, type TariffPlan } from "../countries/tariff-plan";
import { tariffFaults } from "./tariff-faults";
import { tariffName } from "./tariff-names";
import { told } from "./tariff-told";
import type { WrittenRate, WrittenTariff } from "./tariffs";

/** A tariff by the hour, ready to charge by. */
export interface TariffByTheHour {
  readonly id: string;
  readonly name: string;
  readonly country: Country;
  readonly from: string;
  readonly until: string | null;
  readonly source: Text;
  readonly hours: TariffHours;
  readonly plan: TariffPlan;
  /** Null: export is paid by the country's usual rule. */
  readonly exports: ExportRule | null;
  /** The law puts homes with panels on it. */
  readonly duty?: "solar" | undefined;
  /** Where hours have prices of a market. */
  readonly written: Pick<WrittenTariff, "day_ahead" | "export">;
}

/** The tariff as a plan; where it is not whole, what is wrong with it. */
export function tariffPlanOf(
  tariff: WrittenTariff,
): { readonly tariff: TariffByTheHour } | { readonly faults: readonly Text[] } {
  const faults = tariffFaults(tariff);
  if (faults.length > 0) return { faults };
  const { id, name, country, valid_from: from, valid_to: until, day_ahead, export: written, duty } = tariff;
  const hours = hoursOf(tariff);
  return {
    tariff: {
      id,
      name,
      country,
      from,
      until,
      source: tariff.source,
      hours,
      plan: plan({ from, hours, charges: chargesOf(tariff) }),
      exports: exportsOf(tariff),
      duty,
      written: { day_ahead, export: written },
    },
  };
}

function hoursOf({ seasons, windows, other, holidays }: WrittenTariff): TariffHours {
  const dates = Object.entries(holidays?.dates ?? {});
  return {
    other,
    holidays: Object.fromEntries(dates.flatMap(([date, kind]) => (kind === undefined ? [] : [[date, kind]]))),
    seasons: Object.entries(seasons).map(([season, months]) => ({
      months: months.map((month) => month - 1),
      days: byKind((kind) => windowsOf(windows[season]?.[kind] ?? {})),
    })),
  };
}

const byKind = <Of>(of: (kind: DayKind) => Of): Readonly<Record<DayKind, Of>> => {
  const [weekday, saturday, sunday] = [of(DAY_KINDS[0]), of(DAY_KINDS[1]), of(DAY_KINDS[2])];
  return { weekday, saturday, sunday };
};

/** Over midnight: to the end of the day, and from its beginning. */
const windowsOf = (day: WrittenTariff["windows"][string][DayKind]): readonly PeriodWindow[] =>
  Object.entries(day).flatMap(([period, hours = []]) =>
    hours.flatMap(([from = 0, to = 0]) =>
      to > from
        ? [{ period, from, to }]
        : [
            { period, from, to: 24 },
            { period, from: 0, to },
          ].filter((window) => window.to > window.from),
    ),
  );

/** All that is taxed. */
const TAXED = ["energy", "controlled", "own", "fixed", "demand", "export"] as const;

function chargesOf(tariff: WrittenTariff): readonly Charge[] {
  const { controlled_load: controlled, per_kwh: levies, fixed, demand = [], tax, day_ahead: dayAhead } = tariff;
  const entry = entryOf(tariff);
  const taxes = tax === null || tax.in_price || tax.rate === null ? [] : [{ name: tax.name, rate: tax.rate }];
  return [
    ...energyCharges(tariff),
    ...(dayAhead === undefined ? [] : [levy("energy", told("name.dayAhead"), entry(1), { by: "market" } as const)]),
    ...(controlled === undefined
      ? []
      : [levy("controlled", told("name.controlledLoad"), entry(controlled.rate), { by: "controlled" } as const)]),
    ...levies.map(({ name, rate }) => levy("own", tariffName(name), entry(rate ?? 0))),
    ...fixed.map(({ name, per, rate }): Charge => ({
      kind: "fixed",
      code: "fixed",
      name: tariffName(name),
      per,
      price: { ...entry(rate ?? 0), unit: `${tariff.currency}/${per}` },
    })),
    ...demand.map(({ name, rate, period = null }) =>
      levy("demand", tariffName(name), { ...entry(rate), unit: `${tariff.currency}/kW` }, { by: "demand", period }),
    ),
    ...taxes.map(({ name, rate }): Charge => ({
      kind: "share",
      code: "vat",
      name: tariffName(name),
      rate: { ...entry(100 * rate), unit: "%" },
      of: TAXED,
    })),
  ];
}

type Levy = Extract<Charge, { readonly kind: "levy" }>;
const levy = (code: Levy["code"], name: Text, price: Entry, basis?: Levy["basis"]): Levy => ({
  kind: "levy",
  code,
  name,
  price,
  ...(basis && { basis }),
});

/** All figures of a tariff are of one sheet. */
const entryOf =
  ({ currency, valid_from: asOf, valid_to: until, source, confidence }: WrittenTariff) =>
  (value: number): Entry => ({ kind: "price", value, unit: `${currency}/kWh`, asOf, until, source, confidence });

function energyCharges(tariff: WrittenTariff): readonly Charge[] {
  const { energy = {}, seasons } = tariff;
  return Object.entries(seasons).flatMap(([season, months]) =>
    Object.entries(energy[season] ?? {}).flatMap(([period, rate]): readonly Charge[] =>
      rate === undefined
        ? []
        : [
            {
              kind: "energy",
              code: "energy",
              name: tariffName(period),
              months: months.map((month) => month - 1),
              period,
              steps: stepsOf(rate, entryOf(tariff)),
            },
          ],
    ),
  );
}

function stepsOf(rate: WrittenRate, entry: (value: number) => Entry): readonly [Step, ...Step[]] {
  if (typeof rate === "number") return [{ upTo: null, price: entry(rate) }];
  const [first, ...more] = rate.map(({ up_to: upTo, rate: each }) => ({ upTo, price: entry(each) }));
  return first === undefined ? [{ upTo: null, price: entry(0) }] : [first, ...more];
}

function exportsOf(tariff: WrittenTariff): ExportRule | null {
  const rule = tariff.export;
  const entry = entryOf(tariff);
  if (rule.kind === "none") return { kind: "nothing", because: entry(0) };
  if (rule.kind === "flat") return { kind: "paid", steps: [{ upTo: null, price: entry(rule.rate) }] };
  if (rule.kind === "table_288x2" || rule.kind === "day_ahead")
    return { kind: "timed", because: entry(0), rates: "market", withinBought: false };
  if (!("rates" in rule)) return null;
  const rates = Object.entries(rule.rates).flatMap(([season, prices]) =>
    Object.entries(prices).map(([period, rate]) => ({
      months: (tariff.seasons[season] ?? []).map((month) => month - 1),
      period,
      name: told("name.exportOf", { period: tariffName(period) }),
      price: entry(rate),
    })),
  );
  return { kind: "timed", because: entry(0), rates, withinBought: rule.kind !== "by_period" };
}
