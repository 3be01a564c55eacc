import type { Step, SubsidyForm } from "./subsidy-form";

/** What has steps by its size: what a kilowatt is worth, what a kilowatt hour earns (of what is left over, or of all), what counts. */
const STEPPED = ["step", "surplus", "full", "weight"] as const;
type Stepped = (typeof STEPPED)[number];

/**
 * One number of a subsidy's rule that has several: that of a step and where it ends, the factor of a year, a zone's rating,
 * the years certificates are deemed for, the most that is paid, the tax where the rule does not hold.
 */
export type TierKind = Stepped | `${Stepped}End` | "factor" | "zone" | "years" | "ceiling" | "otherwise";

export interface SubsidyTier {
  /** Within the rule: "step/0". */
  readonly path: string;
  readonly kind: TierKind;
  readonly value: number;
  /** With `{currency}` where that of the rule stands. */
  readonly unit: string;
  /**
   * From which size, on which day, or of which zone or year it is; up to which size, null without an end. Of the end of a
   * step: where the step begins, and where the next one ends.
   */
  readonly from: number | string;
  readonly upTo: number | string | null;
}

/** Answers the number to take for one. */
type Take = (tier: SubsidyTier) => number;

const PERCENT = 100;

function takenSteps(steps: readonly Step[], kind: Stepped, unit: string, take: Take, at: string = kind): Step[] {
  const whole = unit === "%" ? PERCENT : 1;
  const taken: Step[] = [];
  for (const [place, [from, end, value]] of steps.entries()) {
    // A step begins where the one before it ends, also where that was renewed.
    const begins = steps[place - 1]?.[1] === from ? (taken.at(-1)?.[1] ?? from) : from;
    const next = steps[place + 1]?.[1] ?? null;
    const path = `${at}/${place}`;
    const upTo =
      end === null
        ? null
        : take({ path: `${path}/end`, kind: `${kind}End`, value: end, unit: SIZES[kind], from: begins, upTo: next });
    const worth = take({ path, kind, value: Number((whole * value).toFixed(9)), unit, from: begins, upTo });
    taken.push([begins, upTo, worth / whole]);
  }
  return taken;
}

const SIZES: Readonly<Record<Stepped, string>> = { step: "kW", surplus: "kW", full: "kW", weight: "kWh" };

function takenOf(table: Readonly<Record<string, number>>, kind: TierKind, unit: string, take: Take) {
  const taken = Object.entries(table).map(([from, value]) => {
    return [from, take({ path: `${kind}/${from}`, kind, value, unit, from, upTo: null })] as const;
  });
  return Object.fromEntries(taken);
}

function takenCeiling(ceiling: number | null, take: Take): number | null {
  if (ceiling === null) return null;
  return take({ path: "ceiling", kind: "ceiling", value: ceiling, unit: "{currency}", from: 0, upTo: null });
}

/** The rule with each of its tiers as `take` answers it. */
export function withTiers(form: SubsidyForm, take: Take): SubsidyForm {
  switch (form.kind) {
    case "per-kilowatt":
      return {
        ...form,
        steps: takenSteps(form.steps, "step", "{currency}/kW", take),
        ceiling: takenCeiling(form.ceiling, take),
      };
    case "share":
      return { ...form, ceiling: takenCeiling(form.ceiling, take) };
    case "feed-in":
      return {
        ...form,
        surplus: takenSteps(form.surplus, "surplus", "ct/kWh", take),
        full: takenSteps(form.full, "full", "ct/kWh", take),
      };
    case "panel-certificates":
      return {
        ...form,
        zoneRating: takenOf(form.zoneRating, "zone", "certificates/kW/year", take),
        deemingYears: takenOf(form.deemingYears, "years", "years", take),
      };
    case "battery-certificates":
      return {
        ...form,
        factors: form.factors.map((factor, place) => ({
          ...factor,
          factor: take({
            path: `factor/${place}`,
            kind: "factor",
            value: factor.factor,
            unit: "certificates/kWh",
            from: factor.from,
            upTo: factor.until,
          }),
        })),
        tiers: form.tiers.map((tier, place) => ({
          ...tier,
          usableKwh: takenSteps(tier.usableKwh, "weight", "%", take, `weight/${place}`),
        })),
      };
    case "tax": {
      if (form.otherwise === null) return form;
      const value = Number((PERCENT * form.otherwise).toFixed(9));
      const tier = { path: "otherwise", kind: "otherwise", value, unit: "%", from: 0, upTo: null } as const;
      return { ...form, otherwise: take(tier) / PERCENT };
    }
    default:
      return form;
  }
}

/** All of them, in their order. */
export function tiersOf(form: SubsidyForm): readonly SubsidyTier[] {
  const found: SubsidyTier[] = [];
  withTiers(form, (tier) => {
    found.push(tier);
    return tier.value;
  });
  return found;
}
