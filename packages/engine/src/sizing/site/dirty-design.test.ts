// Of the rest: whole designs under dust, cleaned and not.
import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import type { ParametersInput } from "../inputs/design";
import { figuresOf } from "../choice/figures";
import { sunOf } from "../choice/house-of";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { sizeSystem } from "../size-system";
import { cleanUnder } from "./soiling";
import { house } from "../testing/house";

const KANO = { city: "ng-kano", sunlightSource: "site" } as const;
const inKano = (change: Partial<ParametersInput> = {}) => house({ ...KANO, ...change });
const costOf = (change: Partial<ParametersInput>) => figuresOf(inKano(change)).cost.total;

it("leaves a design without a rate as it was: 5 % of dust all the year", () => {
  const { array } = ruleFiguresOf(inKano());
  expect(array.losses.map(({ dirt }) => dirt)).toEqual(Array.from({ length: 12 }, () => 0.95));
  expect(sizeSystem(inKano()).site).not.toHaveProperty("lightLosses");
});

it("counts dirt in place of the dust of the year, never both: every hour keeps what its day keeps", () => {
  const clean = sunOf(ruleFiguresOf(inKano()), [0]).unit[0];
  const dirty = sunOf(ruleFiguresOf(inKano({ soilingRate: 0.3, cleaningInterval: 45 })), [0]).unit[0];
  const { days } = cleanUnder({ rate: 0.3, dry: 5, first: 10, washedEvery: 45 });
  const differs = (dirty ?? new Float64Array(0)).findIndex((power, hour) => {
    const expected = ((clean?.[hour] ?? 0) / 0.95) * (days[Math.floor(hour / 24)] ?? 0);
    return Math.abs(power - expected) > 1e-9;
  });
  expect([dirty?.length, differs]).toEqual([8_760, -1]);
  const { losses } = ruleFiguresOf(inKano({ soilingRate: 0.3, cleaningInterval: 45 })).array;
  // September is clean, December the mean of its days.
  expect(losses[8]?.dirt).toBeCloseTo(1, 12);
  expect(losses[11]?.dirt).toBeCloseTo(
    days.subarray(334).reduce((total, kept) => total + kept / 31, 0),
    12,
  );
});

const HARMATTAN = { soilingRate: 0.6 };

it.each(["off-grid", "hybrid"] as const)(
  "never costs less %s where more dirt falls, nor more where it is washed",
  (systemType) => {
    const none = costOf({ systemType, soilingRate: 0 });
    const oftenWashed = costOf({ systemType, ...HARMATTAN, cleaningInterval: 14 });
    const seldomWashed = costOf({ systemType, ...HARMATTAN, cleaningInterval: 40 });
    const never = costOf({ systemType, ...HARMATTAN });
    expect(oftenWashed).toBeGreaterThanOrEqual(none);
    expect(seldomWashed).toBeGreaterThanOrEqual(oftenWashed);
    expect(never).toBeGreaterThanOrEqual(seldomWashed);
  },
);

it("makes up off the grid for the dirty months of clear sky", () => {
  expect(costOf(HARMATTAN)).toBeGreaterThan(costOf({ soilingRate: 0 }));
});

it("says what dirt takes, month by month, and what each of its parameters did", () => {
  const design = sizeSystem(inKano({ soilingRate: 0.2, cleaningInterval: 60 }));
  const [loss] = design.site.lightLosses ?? [];
  // By hand: 14 November adds the first 0.2 %, the wash of 30 December ends it at 46 days, 9.2 %; December's mean is that of
  // 18 to 46 days, clean and one.
  const december = (0.002 * ((18 + 46) / 2) * 29 + 0 + 0.002) / 31;
  expect(loss?.months[11]).toBeCloseTo(december, 12);
  expect(loss?.months[7]).toBeCloseTo(0, 12);
  expect(tell(loss?.year.equation ?? "")).toMatch(
    /^\d\.\d% of the year; \d\.\d% in [A-Z][a-z]+, 0% in the month that loses least$/,
  );
  const said = (parameter: string) => tell(design.parameterUse.find((use) => use.parameter === parameter)?.text ?? "");
  expect(said("soilingRate")).toMatch(
    /^Dirt takes \d\.\d% of the year's sun and \d\.\d% of it in [A-Z][a-z]+: without it/,
  );
  expect(said("dryMonths")).toBe("From November to March no rain cleans the panels.");
  expect(said("cleaningInterval")).toMatch(/^The panels are washed every 60 days when it does not rain; never washed/);
  const clean = sizeSystem(inKano());
  const saidOfClean = clean.parameterUse.find(({ parameter }) => parameter === "dryMonths");
  expect(saidOfClean?.used).toBe(false);
});
