import type { RuleFigures } from "../rule/rule-figures";
import type { Text } from "../../units/told";
import { told } from "../inputs/advice-told";
import { DIRT_FACTOR } from "../inputs/defaults";
import type { Figures } from "../choice/figures";
import { horizonLoss, objectsLoss, roofLoss, rowsLoss, soilingLoss } from "../site/light-loss";
import { unused, used, type Use, type UseOf } from "./parameter-entry";
import { type Cleanness, cleanUnder } from "../site/soiling";

/** What the rate of dirt did. @param withoutDirt  What the design would be without any. */
export function dirtUse(figures: Pick<RuleFigures, "site" | "cleanness">, withoutDirt: () => Text): Use {
  const { cleanness, site } = figures;
  if (cleanness === null) return used(told("use.soilingRate.none", { share: 1 - DIRT_FACTOR }));
  const { year, months, worst } = soilingLoss(site, cleanness);
  const most = months[worst] ?? 0;
  const step = { year, change: withoutDirt() };
  return used(
    isAlike(months)
      ? told("use.soilingRate.always", step)
      : told("use.soilingRate.typed", { ...step, most, month: { month: worst } }),
  );
}

const isAlike = (months: readonly number[]) => Math.max(...months) - Math.min(...months) < 1e-9;

/** What a parameter of the dirt did; none does anything while dust is one figure for the year. */
const ofDirt =
  (use: (cleanness: Cleanness, figures: Figures) => Use): UseOf =>
  (figures) =>
    figures.cleanness === null ? unused(told("use.dirtNotTyped")) : use(figures.cleanness, figures);

export const dryMonthsUse = ofDirt(({ dirt: { dry, first } }) => {
  if (dry === 0) return used(told("use.dryMonths.none"));
  if (dry === 12) return used(told("use.dryMonths.all"));
  return used(told("use.dryMonths.some", { from: { month: first }, until: { month: (first + dry - 1) % 12 } }));
});

export const firstDryMonthUse = ofDirt(({ dirt: { first }, months }) =>
  isAlike(months) ? unused(told("use.dryFrom.notUsed")) : used(told("use.dryFrom.begins", { from: { month: first } })),
);

export const washingUse = ofDirt((cleanness, { site }) => {
  const { dry, washedEvery } = cleanness.dirt;
  if (dry === 0) return unused(told("use.cleaningInterval.rain"));
  if (washedEvery === null) return used(told("use.cleaningInterval.never"));
  const { year } = soilingLoss(site, cleanness);
  const never = soilingLoss(site, cleanUnder({ ...cleanness.dirt, washedEvery: null })).year;
  return used(told("use.cleaningInterval.washed", { days: washedEvery, year, never }));
});

/** What the horizon did. @param overOpen  What the design would be over an open one. */
export function horizonUse({ shade, site }: Pick<RuleFigures, "site" | "shade">, overOpen: () => Text): Use {
  if (!shade?.horizon) return used(told("use.horizonProfile.open"));
  const { months, year, worst } = horizonLoss(site, shade.horizon);
  return used(
    told("use.horizonProfile.hides", {
      year,
      most: months[worst] ?? 0,
      month: { month: worst },
      change: overOpen(),
    }),
  );
}

/** What the shade of a layout did. @param without  What the design would be without it. */
export function roofUse({ shade, site }: Pick<RuleFigures, "site" | "shade">, without: () => Text): Use {
  if (shade?.objects?.inPlaceOfRoof) return unused(told("use.roofShade.objects"));
  if (!shade?.roof) return used(told("use.roofShade.none"));
  const { months, year, worst } = roofLoss(site, shade.roof);
  return used(
    told("use.roofShade.shades", {
      year,
      most: months[worst] ?? 0,
      month: { month: worst },
      change: without(),
    }),
  );
}

/** What the stated objects did. @param without  What the design would be with none of them. */
export function objectsUse({ shade, site }: Pick<RuleFigures, "site" | "shade">, without: () => Text): Use {
  if (!shade?.objects) return used(told("use.shadeObjects.none"));
  const { months, year, worst } = objectsLoss(site, shade.objects);
  return used(
    told("use.shadeObjects.shade", {
      year,
      most: months[worst] ?? 0,
      month: { month: worst },
      change: without(),
    }),
  );
}

/** What the rows did. @param alone  What the design would be with no row in front. */
export function rowsUse({ shade, site }: Pick<RuleFigures, "site" | "shade">, alone: () => Text): Use {
  if (!site.inRows) return unused(told("use.rowPitch.noRows"));
  if (!shade?.rows) return used(told("use.rowPitch.none"));
  const { months, year, worst } = rowsLoss(site, shade.rows);
  const { pitch, depth } = shade.rows;
  return used(
    told("use.rowPitch.shades", {
      covered: depth / pitch,
      year,
      most: months[worst] ?? 0,
      month: { month: worst },
      change: alone(),
    }),
  );
}

export function rowDepthUse({ shade, site }: Pick<RuleFigures, "site" | "shade">): Use {
  if (!site.inRows) return unused(told("use.rowPitch.noRows"));
  if (!shade?.rows) return unused(told("use.rowDepth.none"));
  return used(told("use.rowDepth.shades", { covered: shade.rows.depth / shade.rows.pitch }));
}
