import { calledAppliance } from "../inputs/called-appliance";
import type { Text, Told } from "../../units/told";
import { type Advice, isWorth, NOTICEABLE_BATTERY, savedMoney, savedParts, wholeCost } from "./advice";
import { told } from "../inputs/advice-told";
import { DAYS_OF_YEAR } from "../inputs/defaults";
import type { ApplianceLoad, DesignInput } from "../inputs/design";
import { figure, FROM, given, hour, rounded } from "../inputs/make-trace";
import { type Figures, figuresNear } from "../choice/figures";
import { dailyConsumption } from "../load/load";
import { panelCount } from "../rule/results";
import { darkHoursAYear } from "../choice/remedies";

/** Unserved load outranks every saving. */
const RELIABILITY_WORTH = 1e12;

/** What it takes to keep the target under the sourced sun, when the typed one is brighter and the design misses it there. */
export function morePanels(figures: Figures): Advice | null {
  const { array, battery, site, input, cost, technology } = figures;
  if (input.parameters.systemType === "on-grid" || site.sunIsSourced) return null;
  const sunlightHours = site.meanSourcedSunHours;
  if (sunlightHours >= input.parameters.sunlightHours) return null;
  const changed = { ...input, parameters: { ...input.parameters, sunlightHours } };
  const after = figuresNear(figures, changed);
  const extra = after.cost.total - cost.total;
  if (!isKept(after) || !isMissed(figures, after) || !isWorth(extra, figures)) return null;
  const now = panelCount(array.capacity, technology.panel.sheet.power);
  const total = panelCount(after.array.capacity, technology.panel.sheet.power);
  const larger = after.battery.capacity - battery.capacity;
  const because = {
    extra: { dollars: extra },
    place: site.row.name,
    sourced: sunlightHours,
    typed: input.parameters.sunlightHours,
  };
  const text = takeText(panelsToTake(now, total), batteryToTake(larger), because);
  if (text === null) return null;
  const trace = figure("more-panels", told("morePanels.name"), total, "pieces", {
    formula: told("morePanels.formula"),
    equation: told("morePanels.equation", {
      panels: total,
      battery: after.battery.capacity / 1_000,
      sourced: sunlightHours,
    }),
    inputs: [
      given("n", told("morePanels.now"), now, "pieces", FROM.computed),
      given("H", told("morePanels.sunHours"), rounded(sunlightHours, 2), "h", site.row.name),
    ],
    source: told("morePanels.source"),
  });
  return {
    worth: RELIABILITY_WORTH + extra,
    recommendation: { id: "more-panels", text, trace },
    effect: { kind: "keeps-target", input: changed, panels: total, battery: after.battery.capacity },
  };
}

const panelsToTake = (now: number, total: number) =>
  total === now
    ? null
    : told("morePanels.panels", { panels: Math.abs(total - now), direction: total > now ? "more" : "fewer", total });

const batteryToTake = (larger: number) =>
  Math.abs(larger) < NOTICEABLE_BATTERY
    ? null
    : told("morePanels.battery", { energy: Math.abs(larger) / 1_000, direction: larger > 0 ? "more" : "less" });

interface Because {
  readonly extra: { readonly dollars: number };
  readonly place: string;
  readonly sourced: number;
  readonly typed: number;
}
/** Null where nothing is to be taken. */
function takeText(panels: Told | null, battery: Told | null, because: Because): Text | null {
  if (panels !== null && battery !== null) return told("morePanels.both", { panels, battery, ...because });
  const part = panels ?? battery;
  return part === null ? null : told("morePanels.one", { part, ...because });
}

const isKept = ({ choice }: Figures) => choice?.met === true;

/** Whether today's panels and battery leave more hours dark under the other sun than the target allows. */
function isMissed({ choice }: Figures, { choice: other }: Figures): boolean {
  if (choice === null || other === null) return false;
  return other.target.kind !== "hours" || darkHoursAYear(other.house, choice.size) > other.target.darkHours;
}

/** Hours around noon, when the panels carry a load directly. */
const MIDDAY = [10, 11, 12, 13, 14];
/** Where they begin and end. */
const MIDDAY_CLOCK = { from: hour(Math.min(...MIDDAY)), until: hour(Math.max(...MIDDAY) + 1) };
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
  const { nightShare: nightNow, dailyConsumption: daily } = figures.load;
  const { nightShare: nightThen } = after.load;
  const spared = (nightNow - nightThen) * daily * DAYS_OF_YEAR;
  const move = { appliance: calledAppliance(moved), ...MIDDAY_CLOCK, saved, money: savedMoney(saving, figures) };
  const text =
    spared < NOTICEABLE_ENERGY
      ? told("midday.text", move)
      : told("midday.textWithNight", { ...move, nightNow, nightThen, spared: spared / 1_000 });
  const trace = figure("move-to-midday", told("midday.name", { appliance: calledAppliance(moved) }), saving, "USD", {
    formula: told("midday.formula", MIDDAY_CLOCK),
    equation: savingEquation(now, then),
    inputs: [
      given("E", calledAppliance(moved), dailyConsumption(moved), "Wh", FROM.appliances),
      given("n", told("midday.nightNow"), told("share", { share: nightNow }), "", FROM.computed),
      given("n′", told("midday.nightThen"), told("share", { share: nightThen }), "", FROM.computed),
    ],
    source: told("changedHours.source"),
  });
  return {
    worth: saving,
    recommendation: { id: "move-to-midday", text, trace },
    effect: { kind: "saves", input: changed, saving },
  };
}

/** [US dollars] */
const savingEquation = (now: number, changed: number) =>
  told("savingEquation", {
    now: { dollars: now },
    changed: { dollars: changed },
    saving: { dollars: now - changed },
  });

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
  const consumption = dailyConsumption(largest);
  const text = told("largestConsumer.text", {
    appliance: calledAppliance(largest),
    share: consumption / figures.load.dailyConsumption,
    consumption,
    saved,
    money: savedMoney(saving, figures),
  });
  const trace = figure(
    "largest-consumer",
    told("largestConsumer.name", { appliance: calledAppliance(largest) }),
    saving,
    "USD",
    {
      formula: told("largestConsumer.formula"),
      equation: savingEquation(now, then),
      inputs: [given("E", calledAppliance(largest), consumption, "Wh", FROM.appliances)],
      source: told("changedHours.source"),
    },
  );
  return {
    worth: saving,
    recommendation: { id: "largest-consumer", text, trace },
    effect: { kind: "saves", input: changed, saving },
  };
}
