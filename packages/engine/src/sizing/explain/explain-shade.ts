import type { ShadeObject } from "../../parameters/shade-objects-text";
import { sumOf } from "../../simulation/years-of-sun";
import { DAYS_OF_YEAR } from "../../units/year";
import type { Figures } from "../choice/figures";
import { sunOf } from "../choice/house-of";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import { exportRuleOf } from "../rule/own-grid";
import { gridPrices } from "../rule/grid-prices";
import { hourTariffOf } from "../rule/hour-tariff";
import type { ShadeDesign, ShadedObject } from "../inputs/shade-design";
import { connectionOf, supplyHoursOf } from "../inputs/supply";
import type { Trace } from "../inputs/trace";
import { toldOfLight } from "../site/light-told";
import type { ShadedField } from "../site/objects-shade";
import { type ObjectsShade, shadeOf, standing } from "../site/shade";

/** What stated objects take of a design: each year with them beside the same year without. Null where none is stated, or no panel. */
export function explainShade(figures: Figures): ShadeDesign | null {
  const { choice, shade } = figures;
  if (!shade?.objects || choice === null || choice.panels === 0) return null;
  const { objects, field } = shade.objects;
  const made = madeBehind(figures, objects, field);
  const price = priceOfGrid(figures);
  const all = madeBehind(figures, [], field) - made;
  return {
    panels: field.strings * field.inSeries,
    strings: field.strings,
    inSeries: field.inSeries,
    tracking: field.tracking,
    objects: objects.map((object, index) => {
      const without = objects.filter((_, at) => at !== index);
      return told(object, index, madeBehind(figures, without, field), { made, price });
    }),
    all: taken("shade-of-objects", toldOfLight("objectsTake"), all, all + made, made),
    wonBack: field.tracking === "module" ? null : wonBack(figures, shade.objects, made),
  };
}

/** What the panels make in a mean year of the search behind these objects. [kWh] */
function madeBehind(figures: Figures, objects: readonly ShadeObject[], field: ShadedField): number {
  const { input, site, weather, array, choice } = figures;
  const asked = { ...input.parameters, ...standing(objects) };
  const { unit } = sunOf({ ...figures, shade: shadeOf(asked, site, weather, field) }, "search");
  const perKilowatt = unit.reduce((sum, year) => sum + sumOf(year), 0) / unit.length / 1_000;
  return (perKilowatt * (choice?.house.mpptEfficiency ?? 1) * array.capacity) / 1_000;
}

const HOURS_OF_DAY = 24;
const MONTHS_OF_YEAR = 12;

/** Of one more kilowatt hour in a month that buys what the house uses. [US dollars] */
function priceOfGrid({ input, load, technology }: Figures): number {
  const prices = gridPrices({
    country: input.parameters.country,
    supplyHours: supplyHoursOf(input.parameters) ?? HOURS_OF_DAY,
    connectionKw: connectionOf(load.hourlyPower),
    ownPrice: technology.importPrice,
    exports: exportRuleOf(input),
    tariff: hourTariffOf(input),
    figures: input.figures,
  });
  return prices.importPrice(((load.dailyConsumption / 1_000) * DAYS_OF_YEAR) / MONTHS_OF_YEAR);
}

function told(
  object: ShadeObject,
  index: number,
  without: number,
  { made, price }: { readonly made: number; readonly price: number },
): ShadedObject {
  const energy = Math.max(0, without - made);
  const named = { kind: object.kind, number: index + 1 };
  const worth = energy * price;
  return {
    ...object,
    energy: taken(`shade-of-object-${index + 1}`, toldOfLight("objectTakes", named), energy, without, made),
    worth: figure(`shade-worth-${index + 1}`, toldOfLight("objectWorth", named), worth, "USD", {
      formula: "K = W × p",
      equation: toldOfLight("objectWorthEquation", {
        energy,
        price: { dollars: price },
        worth: { dollars: worth },
      }),
      inputs: [
        given("W", toldOfLight("objectTakes", named), rounded(energy, 1), "kWh", FROM.computed),
        given("p", toldOfLight("gridPrice"), { dollars: price }, "a kWh", FROM.computed),
      ],
      source: toldOfLight("gridPriceSource"),
    }),
  };
}

const taken = (id: string, name: Trace["name"], energy: number, without: number, made: number): Trace =>
  figure(id, name, energy, "kWh", {
    formula: "W = W₀ − W₁",
    equation: toldOfLight("takenEquation", { without, made, energy }),
    inputs: [
      given("W₀", toldOfLight("madeWithout"), rounded(without, 1), "kWh", FROM.computed),
      given("W₁", toldOfLight("madeBehind"), rounded(made, 1), "kWh", FROM.computed),
    ],
    source: toldOfLight("takenSource"),
  });

function wonBack(figures: Figures, { objects, field }: ObjectsShade, made: number): Trace {
  const own = madeBehind(figures, objects, { ...field, tracking: "module" });
  return taken("shade-won-back", toldOfLight("wonBack"), Math.max(0, own - made), own, made);
}
