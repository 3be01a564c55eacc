import { expect, it } from "vitest";
import { tell } from "@sunwright/words/engine";
import type { SizingName } from "../../parameters/table";
import type { ParametersInput } from "../inputs/design";
import { SYSTEM_TYPES } from "../../parameters/options";
import { wholeDesign } from "../testing/designs";
import { house } from "../testing/house";
import { isFirst, PARAMETERS, tryWalks, WALKS } from "../testing/parameter-effects";
import { numberIn } from "../testing/told-values";

type Simulated =
  | "backupRule"
  | "reliabilityTarget"
  | "designAge"
  | "dailyVariation"
  | "hourlyVariation"
  | "outageHours"
  | "outageStart"
  | "outagesPerYear"
  | "outageMeanHours"
  | "hybridGoal"
  | "generator";
tryWalks(WALKS.filter(isFirst));

it("has exactly one sentence for each parameter", () => {
  const names = wholeDesign(house()).parameterUse.map(({ parameter }) => parameter);
  expect([...names].sort()).toEqual([...PARAMETERS, "currency"].sort());
});

it("speaks to a homeowner: what cells do in kelvin stands in the panels' traces alone", () => {
  for (const systemType of SYSTEM_TYPES) {
    const { parameterUse, panels } = wholeDesign(house({ systemType }));
    for (const { parameter, text } of parameterUse) expect(tell(text), parameter).not.toMatch(/\d K\b/);
    expect(JSON.stringify(panels)).toContain("cellRise");
  }
});

it("says of the supply's parameters when a system type has no use for them", () => {
  const usedOf = (change: Partial<ParametersInput>) =>
    wholeDesign(house(change))
      .parameterUse.filter(({ parameter }) => SUPPLY.some((name) => name === parameter))
      .flatMap(({ parameter, used, text }) => {
        expect(used, tell(text)).toBe(!tell(text).startsWith("Not used "));
        return used ? [parameter] : [];
      });
  expect(usedOf({ systemType: "on-grid", outageHours: 8, generator: "diesel" })).toEqual([]);
  expect(usedOf({ systemType: "off-grid" })).toEqual(["backupRule", "reliabilityTarget", "generator"]);
  expect(usedOf({ systemType: "off-grid", backupRule: "autonomy" })).toEqual(["backupRule", "generator"]);
  expect(usedOf({ systemType: "hybrid" })).toEqual(["outageHours"]);
  expect(usedOf({ systemType: "hybrid", outageHours: 8 })).toEqual(["outageHours", "outageStart", "generator"]);
  expect(usedOf({ systemType: "hybrid", outageHours: 24 })).toEqual(["outageHours", "generator"]);
});
const SUPPLY: readonly Simulated[] = ["backupRule", "reliabilityTarget", "outageHours", "outageStart", "generator"];

it("tells the hours of an outage past midnight", () => {
  const { parameterUse } = wholeDesign(house({ systemType: "hybrid", outageHours: 12, outageStart: 18 }));
  const use = parameterUse.find(({ parameter }) => parameter === "outageHours");
  expect(use?.text).toMatchObject({ values: { from: "18:00", until: "06:00" } });
});

it("says plainly which backup parameter governs", () => {
  const use = (systemType: ParametersInput["systemType"], name: SizingName) => {
    const found = wholeDesign(house({ systemType })).parameterUse.find(({ parameter }) => parameter === name);
    return { used: found?.used, text: tell(found?.text ?? "") };
  };
  expect(use("off-grid", "backupHours")).toMatchObject({
    used: false,
    text: "Not used for off-grid: backup days set the battery.",
  });
  expect(use("on-grid", "backupDays")).toMatchObject({
    used: false,
    text: "Not used for on-grid: there is no battery.",
  });
  expect(use("hybrid", "backupHours").used).toBe(true);
});

it("states the true effect of one more backup day", () => {
  const [three, four] = [wholeDesign(house()), wholeDesign(house({ backupDays: 4 }))];
  const difference = four.cost.total.value - three.cost.total.value;
  const text = three.parameterUse.find(({ parameter }) => parameter === "backupDays")?.text;
  expect(tell(text ?? "")).toContain("Stands for 99% of the hours served");
  // Found within a thousandth of a battery, from near and from afar.
  expect(Math.abs(numberIn(text, "cost") - difference)).toBeLessThanOrEqual(2 + 2e-3 * four.cost.batteries.value);
});

it("counts a pole's height once: ten metres more are what typing ten metres more gives", () => {
  const onPole = (panelToInverterDistance: number) =>
    wholeDesign(house({ installationLocation: "pole-mount", panelToInverterDistance }));
  const text = onPole(20).parameterUse.find(({ parameter }) => parameter === "panelToInverterDistance")?.text;
  const longer = onPole(30).cables.find(({ run }) => run === "panel-inverter");
  expect(tell(text ?? "")).toContain(
    `ten metres more: ${longer?.size.value} mm², ${Number(longer?.dropPercent.value.toFixed(2))}%.`,
  );
});
