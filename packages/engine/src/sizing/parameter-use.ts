import { INSTALLATION_LOCATIONS, REGION_SUN, VOLTAGE_FREQUENCIES } from "../parameters/options";
import { PARAMETER_NAMES } from "../parameters/parameters";
import { type ParameterName, PARAMETERS } from "../parameters/table";
import { whyUnused } from "../parameters/words";
import type { ParametersInput, ParameterUse } from "./design";
import { environmentOf } from "./environment";
import { dollars, kilowattHours, monthName, percent, show } from "./explain";
import { type Figures, figuresNear } from "./figures";
import { ruleFiguresOf } from "./rule-figures";
import { lineCurrent, MAINS } from "./mains";
import { POWER_FACTOR } from "./defaults";
import { unused, used, type Use, type UseOf } from "./parameter-entry";
import { SUPPLY_USES } from "./supply-parameter-use";
import { darkShareOf, daysDecide } from "./target";
import { generatorRun, gridRun, loadRun, panelRun, type Run, typedDistance } from "./electrical/runs";

const USES: Readonly<Record<ParameterName, UseOf>> = {
  ...SUPPLY_USES,
  sunlightHours,
  sunlightSource,
  backupDays,
  backupHours,
  systemType,
  voltageFrequency,
  installationLocation,
  panelToInverterDistance: cableUse(panelRun),
  inverterToLoadDistance: cableUse(loadRun),
  inverterToGeneratorDistance: cableUse(generatorRun),
  inverterToGridDistance: cableUse(gridRun),
  ambientTemperature,
  humidity,
  altitude,
  country,
  region,
  city,
  currency,
};

/** What each parameter did to this design, found by sizing it again with that parameter changed. */
export function parameterUseOf(figures: Figures): readonly ParameterUse[] {
  const { systemType: type } = figures.input.parameters;
  return PARAMETER_NAMES.map((name) => {
    const why = whyUnused(name, type);
    return { parameter: name, ...(why === null ? USES[name](figures) : unused(why)) };
  });
}

/** The same panels and battery with another parameter: for what does not change their size. */
const retold = (figures: Figures, change: Partial<ParametersInput>): Figures => ({
  ...figures,
  input: { ...figures.input, parameters: { ...figures.input.parameters, ...change } },
});

const withParameters = (figures: Figures, change: Partial<ParametersInput>): Figures =>
  figuresNear(figures, { ...figures.input, parameters: { ...figures.input.parameters, ...change } });

/** "adds 1,200 W of panels and 11.3 kWh of battery, about $6,600", or "changes no capacity". */
function change(before: Figures, after: Figures): string {
  const panels = after.array.capacity - before.array.capacity;
  const battery = after.battery.capacity - before.battery.capacity;
  const cost = after.cost.total - before.cost.total;
  const parts = [
    panels === 0 ? null : `${verb(panels)} ${show(Math.abs(panels))} W of panels`,
    battery === 0 ? null : `${verb(battery)} ${kilowattHours(Math.abs(battery))} of battery`,
  ].filter((part) => part !== null);
  return parts.length === 0
    ? "changes no capacity"
    : `${parts.join(" and ")}, ${dollars(Math.abs(cost))} ${cost < 0 ? "less" : "more"}`;
}

const verb = (difference: number) => (difference > 0 ? "adds" : "saves");

function sunlightHours(figures: Figures): Use {
  const { sunlightHours: hours } = figures.input.parameters;
  if (figures.site.sunIsSourced) {
    return unused(
      `Not used while the sun comes from the site: ${figures.site.row.name}'s sourced ${show(figures.site.meanSourcedSunHours, 1)} hours are.`,
    );
  }
  const fewer = hours >= 1.5 ? hours - 0.5 : hours + 0.5;
  return used(
    `Sets the array: half an hour ${fewer < hours ? "less" : "more"} ${change(figures, withParameters(figures, { sunlightHours: fewer }))}.`,
  );
}

function sunlightSource(figures: Figures): Use {
  const { site, input, weather } = figures;
  if (weather !== null) return unused(OWN_WEATHER);
  if (site.city === null) {
    return unused(
      `Not used while no city is chosen: the typed ${show(input.parameters.sunlightHours, 1)} hours count.`,
    );
  }
  const other = site.sunIsSourced ? "typed" : "site";
  return used(
    `${site.sunIsSourced ? "The sourced" : "The typed"} sun is used: switching to the ${other === "site" ? "sourced" : "typed"} one ${change(figures, withParameters(figures, { sunlightSource: other }))}.`,
  );
}

function backupDays(figures: Figures): Use {
  const { systemType: type, backupDays: days } = figures.input.parameters;
  if (type === "off-grid" && !daysDecide(figures.input.parameters)) {
    return unused("Not used while a share of the hours to serve is typed.");
  }
  const other = days < PARAMETERS.backupDays.max ? days + 1 : days - 1;
  const step = other > days ? "one more day" : "one day less";
  const effect = change(figures, withParameters(figures, { backupDays: other }));
  return used(
    type === "off-grid"
      ? `Stands for ${percent(1 - darkShareOf(days), 2)} of the hours served: ${step} ${effect}.`
      : `Days to refill the battery after an outage: ${step} ${effect}.`,
  );
}

function backupHours(figures: Figures): Use {
  const { backupHours: hours } = figures.input.parameters;
  const other = hours < PARAMETERS.backupHours.max ? hours + 1 : hours - 1;
  return used(
    `Sets the battery, for the worst ${show(hours, 1)} hours of your day: one hour ${other > hours ? "more" : "less"} ${change(figures, withParameters(figures, { backupHours: other }))}.`,
  );
}

const SYSTEM_RULE = {
  "off-grid":
    "Panels and battery carry everything: the cheapest that serve the hours asked for through simulated years",
  hybrid: "The battery rides through the longest outage, the panels make what the house uses in a mean day",
  "on-grid": "The grid fills in: no battery, and the year's energy sizes the array",
} as const;

function systemType({ input }: Figures): Use {
  return used(`${SYSTEM_RULE[input.parameters.systemType]}.`);
}

function voltageFrequency(figures: Figures): Use {
  const choice = figures.input.parameters.voltageFrequency;
  const other =
    VOLTAGE_FREQUENCIES.find((option) => MAINS[option].voltage > MAINS[choice].voltage) ?? "220V/50Hz Single Phase";
  const current = (option: typeof choice) => lineCurrent(figures.inverter.capacity, MAINS[option], POWER_FACTOR);
  const size = (some: Figures) => loadRun(some).choice.cable.area;
  return used(
    `Sets the output current, ${show(current(choice), 1)} A, and with it ${show(size(figures), 1)} mm² to the load; ${other} would be ${show(current(other), 1)} A and ${show(size(retold(figures, { voltageFrequency: other })), 1)} mm².`,
  );
}

function installationLocation(figures: Figures): Use {
  const { site, input } = figures;
  const choice = input.parameters.installationLocation;
  const other = INSTALLATION_LOCATIONS.find((mount) => mount !== choice && mount === "pole-mount") ?? "roof-sloped";
  return used(
    `Sets the tilt, ${site.tilt.tilt}°, and how hot cells run, ${show(site.cellRise, 1)} K above the air: ${other} ${change(figures, withParameters(figures, { installationLocation: other }))}.`,
  );
}

function cableUse(run: (some: Figures, distance?: number) => Run): UseOf {
  return (figures) => {
    const now = run(figures);
    const longer = run(figures, typedDistance(figures, now) + 10);
    const cable = (some: Run) =>
      `${some.choice.parallel > 1 ? `${show(some.choice.parallel)} × ` : ""}${show(some.choice.cable.area, 1)} mm²`;
    return used(
      `${cable(now)} copper, ${percent(now.choice.cable.dropPercent / 100, 2)} drop, ${show(now.yearlyLoss, 1)} kWh lost a year; ten metres more: ${cable(longer)}, ${percent(longer.choice.cable.dropPercent / 100, 2)}.`,
    );
  };
}

function ambientTemperature(figures: Figures): Use {
  const typed = figures.input.parameters.ambientTemperature;
  const other = typed + 5 <= PARAMETERS.ambientTemperature.max ? typed + 5 : typed - 5;
  const after = withParameters(figures, { ambientTemperature: other });
  const [now, then] = [figures.inverter.capacityAtSite, after.inverter.capacityAtSite];
  const atSite = now === then ? `keeps its ${show(now)} W` : `gives ${show(then)} W instead of ${show(now)} W`;
  return used(
    `Heats the cells, the inverter and the cables: 5 °C ${other > typed ? "more" : "less"} ${change(figures, after)}; the inverter ${atSite}.`,
  );
}

function humidity(figures: Figures): Use {
  const environment = environmentOf(figures);
  return used(
    `Sets the grade of the material: ${environment.enclosure} enclosures, corrosion class ${environment.corrosionClass}, dew below ${show(environment.dewPoint.value, 1)} °C. It takes no power from the panels.`,
  );
}

function altitude(figures: Figures): Use {
  const typed = figures.input.parameters.altitude;
  const after = ruleFiguresOf(retold(figures, { altitude: Math.max(1_000, typed) + 500 }).input, figures.weather);
  const lost = percent(1 - figures.inverter.altitudeShare, 1);
  return used(
    `${typed <= 1_000 ? "Up to 1,000 m the inverter gives its full power" : `Thin air takes ${lost} of the inverter's power`}; at ${show(after.input.parameters.altitude)} m it would give ${show(after.inverter.capacityAtSite)} W instead of ${show(figures.inverter.capacityAtSite)} W.`,
  );
}

function country(figures: Figures): Use {
  const { input, site } = figures;
  const { country: name } = input.parameters;
  return used(
    site.city === null
      ? `Checks the mains, and compares the typed sun with ${site.row.name}'s ${show(site.meanSourcedSunHours, 1)} hours while no city is chosen; its weather is simulated.`
      : `Checks the mains and lists the cities of ${name}.`,
  );
}

function region(figures: Figures): Use {
  const { input, site } = figures;
  const { country: name, region: chosen } = input.parameters;
  if (name !== "Nigeria") return unused(`Not used for ${name}: regions are given for Nigeria only.`);
  if (figures.weather !== null) return unused(OWN_WEATHER);
  if (site.city !== null) {
    if (chosen === null || site.sunIsSourced) return unused(`Not used while ${site.city.name} is chosen.`);
    const { from, to } = REGION_SUN[chosen];
    return used(
      `Only checks the typed sun hours against the ${chosen} range, ${show(from, 1)} to ${show(to, 1)}: ${site.city.name}'s own figures are used.`,
    );
  }
  return used(
    `${chosen === null ? `No region is chosen, so ${site.row.name} speaks for the country` : `${site.row.name} speaks for the ${chosen} region`}: ${show(site.meanSourcedSunHours, 1)} sourced sun hours on average, and its weather is simulated.`,
  );
}

const OWN_WEATHER = "Not used while the project has weather of its own.";

function city(figures: Figures): Use {
  const { site, array, weather } = figures;
  if (weather !== null) return unused(OWN_WEATHER);
  if (site.city === null) {
    return unused(`No city is chosen: ${site.row.name}'s weather stands in, scaled to the typed sun hours.`);
  }
  const month = array.designMonth === null ? "The year's mean decides" : `${monthName(array.designMonth)} decides`;
  return used(
    `Brings the months: ${month}, with ${show(array.designSunHours, 2)} sun hours, and the simulated years of weather.`,
  );
}

function currency(): Use {
  return used("Changes only how costs are shown: they are kept in US dollars and multiplied by the display rate.");
}
