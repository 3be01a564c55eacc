import { counted } from "../units/counted";
import { type Advice, isWorth, NOTICEABLE_BATTERY, savedParts, wholeCost, withFuel } from "./advice";
import { DAYS_OF_YEAR } from "./defaults";
import type { ApplianceLoad, DesignInput } from "./design";
import { dollars, figure, FROM, given, hour, kilowattHours, percent, rounded, show } from "./explain";
import { type Figures, figuresNear } from "./figures";
import { dailyConsumption } from "./load";
import { panelCount } from "./results";
import { darkHoursAYear } from "./remedies";

/** Unserved load outranks every saving. */
const RELIABILITY_WORTH = 1e12;

/** What it takes to keep the target under the sourced sun, when the typed one is brighter and the design misses it there. */
export function morePanels(figures: Figures): Advice | null {
  const { array, battery, site, input, cost } = figures;
  if (input.parameters.systemType === "on-grid" || site.sunIsSourced) return null;
  const sunlightHours = site.meanSourcedSunHours;
  if (sunlightHours >= input.parameters.sunlightHours) return null;
  const changed = { ...input, parameters: { ...input.parameters, sunlightHours } };
  const after = figuresNear(figures, changed);
  const extra = after.cost.total - cost.total;
  if (!isKept(after) || !isMissed(figures, after) || !isWorth(extra, figures)) return null;
  const now = panelCount(array.capacity);
  const total = panelCount(after.array.capacity);
  const larger = after.battery.capacity - battery.capacity;
  const panels =
    total === now
      ? null
      : `${counted(Math.abs(total - now), "panel")} ${total > now ? "more" : "fewer"}, ${total} in all`;
  const kilowatts =
    Math.abs(larger) < NOTICEABLE_BATTERY
      ? null
      : `${kilowattHours(Math.abs(larger))} ${larger > 0 ? "more" : "less"} battery`;
  const parts = [panels, kilowatts].filter((part) => part !== null);
  const text = `Take ${parts.join(", with ")}, ${dollars(extra)} more: needed to keep the target under ${site.row.name}'s sourced ${show(sunlightHours, 1)} sun hours, not the ${show(input.parameters.sunlightHours, 1)} typed.`;
  const trace = figure("more-panels", "Panels for the sourced sun", total, "pieces", {
    formula: "least cost of panels and battery that keep the target in the simulated years",
    equation: `${counted(total, "panel")} and ${kilowattHours(after.battery.capacity)} under ${show(sunlightHours, 2)} sun hours`,
    inputs: [
      given("n", "Panels now", now, "pieces", FROM.computed),
      given("H", "Sourced sun hours", rounded(sunlightHours, 2), "h", site.row.name),
    ],
    source: "The project sized again under the sourced sun",
  });
  return {
    worth: RELIABILITY_WORTH + extra,
    recommendation: { id: "more-panels", text, trace },
    effect: { kind: "keeps-target", input: changed, panels: total, battery: after.battery.capacity },
  };
}

const isKept = ({ choice }: Figures) => choice?.met === true;

/** Whether today's panels and battery leave more hours dark under the other sun than the target allows. */
function isMissed({ choice }: Figures, { choice: other }: Figures): boolean {
  if (choice === null || other === null) return false;
  return other.target.kind !== "hours" || darkHoursAYear(other.house, choice.size) > other.target.darkHours;
}

/** Hours around noon, when the panels carry a load directly. */
const MIDDAY = [10, 11, 12, 13, 14];
/** A motor that runs longer than this is not waited for. [h] */
const LONGEST_MOVABLE = 4;
/** Motors that cannot wait for the sun: they keep cold or breathing, cool people, or run when somebody asks. House rule, by name. */
const CANNOT_WAIT =
  /fan\b|air.?con|air.?cool|humidif|cooler|fridge|refriger|freez|dispenser|blend|mixer|processor|hair|gate|oxygen|nebuli|suction|dental|cpap|ventilat|booster/i;

export function moveToMidday(figures: Figures): Advice | null {
  const { load: input } = figures.input;
  if (input.kind === "direct") return null;
  const moves = input.appliances
    .filter(isMovable)
    .map((appliance) => midday(figures, appliance, input.appliances))
    .filter((move) => move !== null);
  return moves.toSorted((one, other) => other.worth - one.worth)[0] ?? null;
}

/** It has hours of its own, some of them away from noon; what may run at any hour runs round the clock. */
const isMovable = ({ name, motor, hoursPerDay, power, quantity, hoursOfDay }: ApplianceLoad) =>
  motor &&
  !CANNOT_WAIT.test(name) &&
  hoursPerDay > 0 &&
  hoursPerDay <= LONGEST_MOVABLE &&
  power * quantity > 0 &&
  hoursOfDay.length > 0 &&
  hoursOfDay.length < 24 &&
  hoursOfDay.some((time) => !MIDDAY.includes(time));

/** Less is printed as nothing. [Wh a year] */
const NOTICEABLE_ENERGY = 1_000;

function midday(figures: Figures, moved: ApplianceLoad, appliances: readonly ApplianceLoad[]): Advice | null {
  const changed = withAppliances(
    figures,
    appliances.map((appliance) => (appliance === moved ? { ...appliance, hoursOfDay: MIDDAY } : appliance)),
  );
  const after = figuresNear(figures, changed);
  const [now, then] = [wholeCost(figures), wholeCost(after)];
  const saving = now - then;
  const saved = savedParts(figures, after);
  if (!isKept(after) || saved === null || !isWorth(saving, figures)) return null;
  const nights = `${percent(figures.load.nightShare)} to ${percent(after.load.nightShare)}`;
  const spared = (figures.load.nightShare - after.load.nightShare) * figures.load.dailyConsumption * DAYS_OF_YEAR;
  const night =
    spared < NOTICEABLE_ENERGY
      ? ""
      : ` The share used at night goes from ${nights}: ${kilowattHours(spared)} a year stay out of the battery.`;
  const text = `Run the ${lower(moved.name)} between ${hour(MIDDAY[0] ?? 10)} and 15:00.${night} It saves ${saved}, ${dollars(saving)}${withFuel(figures)}.`;
  const trace = figure("move-to-midday", `${moved.name} at midday`, saving, "USD", {
    formula: "saving = cost now − cost with its hours from 10:00 to 15:00",
    equation: `${dollars(now)} − ${dollars(then)} = ${dollars(saving)}`,
    inputs: [
      given("E", moved.name, dailyConsumption(moved), "Wh", FROM.appliances),
      given("n", "Share used from 18:00 to 06:00, now", percent(figures.load.nightShare, 1), "", FROM.computed),
      given("n′", "Share used from 18:00 to 06:00, then", percent(after.load.nightShare, 1), "", FROM.computed),
    ],
    source: "The project sized again with the changed hours",
  });
  return {
    worth: saving,
    recommendation: { id: "move-to-midday", text, trace },
    effect: { kind: "saves", input: changed, saving },
  };
}

const lower = (name: string) => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);

const withAppliances = ({ input }: Figures, appliances: readonly ApplianceLoad[]): DesignInput => ({
  ...input,
  load: { kind: "appliances", appliances },
});

/** What the largest consumer costs, and what an hour less of it saves. */
export function largestConsumer(figures: Figures): Advice | null {
  const { load: input } = figures.input;
  if (input.kind === "direct" || input.appliances.length < 2) return null;
  const largest = input.appliances.reduce((one, other) =>
    dailyConsumption(other) > dailyConsumption(one) ? other : one,
  );
  if (largest.hoursPerDay < 1) return null;
  const changed = withAppliances(
    figures,
    input.appliances.map((appliance) =>
      appliance === largest ? { ...appliance, hoursPerDay: appliance.hoursPerDay - 1 } : appliance,
    ),
  );
  const after = figuresNear(figures, changed);
  const [now, then] = [wholeCost(figures), wholeCost(after)];
  const saving = now - then;
  const saved = savedParts(figures, after);
  if (!isKept(after) || saved === null || !isWorth(saving, figures)) return null;
  const share = percent(dailyConsumption(largest) / figures.load.dailyConsumption);
  const text = `${largest.name} uses ${share} of the day, ${show(dailyConsumption(largest))} Wh. One hour less saves ${saved}, ${dollars(saving)}${withFuel(figures)}.`;
  const trace = figure("largest-consumer", `${largest.name}, one hour less`, saving, "USD", {
    formula: "saving = cost now − cost with one hour less",
    equation: `${dollars(now)} − ${dollars(then)} = ${dollars(saving)}`,
    inputs: [given("E", largest.name, dailyConsumption(largest), "Wh", FROM.appliances)],
    source: "The project sized again with the changed hours",
  });
  return {
    worth: saving,
    recommendation: { id: "largest-consumer", text, trace },
    effect: { kind: "saves", input: changed, saving },
  };
}
