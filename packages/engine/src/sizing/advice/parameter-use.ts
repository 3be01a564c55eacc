import { told as toldElsewhere } from "../inputs/elsewhere-told";
import { ELSEWHERE, INSTALLATION_LOCATIONS, REGION_SUN, VOLTAGE_FREQUENCIES } from "../../parameters/options";
import { PARAMETER_NAMES } from "../../parameters/parameters";
import { type ParameterName, PARAMETERS } from "../../parameters/table";
import { countryName, optionName, whyUnused } from "../../parameters/words";
import type { Text } from "../../units/told";
import { told } from "../inputs/advice-told";
import { cableText } from "../inputs/cable-text";
import type { ParametersInput, ParameterUse } from "../inputs/design";
import { batteryPlaceUse } from "./cold-advice";
import { environmentOf } from "../site/environment";
import { type Figures, figuresNear } from "../choice/figures";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { FULL_POWER_ALTITUDE } from "../rule/inverter";
import {
  dirtUse,
  dryMonthsUse,
  firstDryMonthUse,
  horizonUse,
  objectsUse,
  roofUse,
  rowDepthUse,
  rowsUse,
  washingUse,
} from "./light-parameter-use";
import { areaUse, budgetUse, connectionUse, inverterUse } from "./limit-parameter-use";
import { lineCurrent, MAINS } from "../rule/mains";
import { POWER_FACTOR } from "../inputs/defaults";
import { unused, used, type Use, type UseOf } from "./parameter-entry";
import { cityUse, countryUse, monthSunUse, townUse } from "./place-parameter-use";
import { SUPPLY_USES } from "./supply-parameter-use";
import { darkShareOf, daysDecide } from "../inputs/target";
import { generatorRun, gridRun, loadRun, panelRun, type Run, typedDistance } from "../electrical/runs";

const USES: Readonly<Record<ParameterName, UseOf>> = {
  ...SUPPLY_USES,
  sunlightHours,
  sunlightSource,
  backupDays,
  backupHours,
  systemType,
  voltageFrequency,
  installationLocation,
  panelAzimuth,
  panelTilt,
  inverterSize: (figures) =>
    inverterUse(figures, () => change(figures, withParameters(figures, { inverterSize: null }))),
  panelSpace: (figures) => areaUse(figures, (other) => change(figures, other)),
  connectionPower: (figures) => connectionUse(figures, (other) => change(figures, other)),
  buildBudget: (figures) => budgetUse(figures, (other) => change(figures, other)),
  panelToInverterDistance: cableUse(panelRun),
  inverterToLoadDistance: cableUse(loadRun),
  inverterToGeneratorDistance: cableUse(generatorRun),
  inverterToGridDistance: cableUse(gridRun),
  batteryPlace: (figures) =>
    batteryPlaceUse(figures, (place) => change(figures, withParameters(figures, { batteryPlace: place }))),
  ambientTemperature,
  humidity,
  altitude,
  soilingRate: (figures) => dirtUse(figures, () => change(figures, withParameters(figures, { soilingRate: 0 }))),
  dryMonths: dryMonthsUse,
  dryFrom: firstDryMonthUse,
  cleaningInterval: washingUse,
  rowPitch: (figures) => rowsUse(figures, () => change(figures, withParameters(figures, { rowPitch: null }))),
  rowDepth: rowDepthUse,
  horizonProfile: (figures) =>
    horizonUse(figures, () => change(figures, withParameters(figures, { horizonProfile: null }))),
  roofShade: (figures) => roofUse(figures, () => change(figures, withParameters(figures, { roofShade: null }))),
  shadeObjects: (figures) =>
    objectsUse(figures, () => change(figures, withParameters(figures, { shadeObjects: null }))),
  monthSun: (figures) => monthSunUse(figures, () => change(figures, withParameters(figures, { monthSun: null }))),
  country: countryUse,
  region,
  city: cityUse,
  town: townUse,
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

/** "adds 1,200 W of panels and 11.3 kWh of battery, $6,600 more", or "changes no capacity". */
function change(before: Figures, after: Figures): Text {
  const panels = after.array.capacity - before.array.capacity;
  const battery = after.battery.capacity - before.battery.capacity;
  const cost = after.cost.total - before.cost.total;
  const parts = [panelChange(panels), batteryChange(battery)].filter((part) => part !== null);
  if (parts.length === 0) return told("change.none");
  return told(cost < 0 ? "change.costsLess" : "change.costsMore", {
    parts: { list: parts, join: "and" },
    cost: { dollars: Math.abs(cost) },
  });
}

const panelChange = (watts: number) =>
  watts === 0 ? null : told(watts > 0 ? "change.addsPanels" : "change.savesPanels", { power: Math.abs(watts) });

const batteryChange = (wattHours: number) =>
  wattHours === 0
    ? null
    : told(wattHours > 0 ? "change.addsBattery" : "change.savesBattery", { energy: Math.abs(wattHours) / 1_000 });

/** Which way a parameter was changed to see what it does. */
const direction = (changed: number, typed: number) => (changed > typed ? "more" : "less");

function sunlightHours(figures: Figures): Use {
  const { site, input } = figures;
  const { sunlightHours: hours } = input.parameters;
  if (site.sunIsSourced)
    return unused(told("use.sunlightHours.fromSite", { place: site.row.name, hours: site.meanSourcedSunHours }));
  const other = hours >= 1.5 ? hours - 0.5 : hours + 0.5;
  return used(
    told("use.sunlightHours.sets", {
      direction: direction(other, hours),
      change: change(figures, withParameters(figures, { sunlightHours: other })),
    }),
  );
}

function sunlightSource(figures: Figures): Use {
  const { site, input, weather } = figures;
  if (weather !== null) return unused(OWN_WEATHER);
  if (input.parameters.country === ELSEWHERE) return unused(toldElsewhere("use.sunlightSource"));
  if (site.city === null) return unused(told("use.sunlightSource.noCity", { hours: input.parameters.sunlightHours }));
  const [now, other] = site.sunIsSourced ? (["site", "typed"] as const) : (["typed", "site"] as const);
  return used(
    told(`use.sunlightSource.${now}`, { change: change(figures, withParameters(figures, { sunlightSource: other })) }),
  );
}

function backupDays(figures: Figures): Use {
  const { systemType: type, backupDays: days } = figures.input.parameters;
  if (type !== "off-grid") return used(told("use.backupDays.refill", { days }));
  if (!daysDecide(figures.input.parameters)) return unused(told("use.backupDays.targetTyped"));
  const other = days < PARAMETERS.backupDays.max ? days + 1 : days - 1;
  const step = {
    direction: direction(other, days),
    change: change(figures, withParameters(figures, { backupDays: other })),
  };
  return used(told("use.backupDays.share", { share: 1 - darkShareOf(days), ...step }));
}

function backupHours(figures: Figures): Use {
  const { backupHours: hours } = figures.input.parameters;
  const other = hours < PARAMETERS.backupHours.max ? hours + 1 : hours - 1;
  return used(
    told("use.backupHours", {
      hours,
      direction: direction(other, hours),
      change: change(figures, withParameters(figures, { backupHours: other })),
    }),
  );
}

function systemType({ input }: Figures): Use {
  return used(told(`use.systemType.${input.parameters.systemType}`));
}

function voltageFrequency(figures: Figures): Use {
  const choice = figures.input.parameters.voltageFrequency;
  const other =
    VOLTAGE_FREQUENCIES.find((option) => MAINS[option].voltage > MAINS[choice].voltage) ?? "220V/50Hz Single Phase";
  const current = (option: typeof choice) => lineCurrent(figures.inverter.capacity, MAINS[option], POWER_FACTOR);
  const area = (some: Figures) => loadRun(some).choice.cable.area;
  return used(
    told("use.voltageFrequency", {
      current: current(choice),
      area: area(figures),
      other: optionName("voltageFrequency", other),
      otherCurrent: current(other),
      otherArea: area(retold(figures, { voltageFrequency: other })),
    }),
  );
}

function installationLocation(figures: Figures): Use {
  const { site, input } = figures;
  const choice = input.parameters.installationLocation;
  const other = INSTALLATION_LOCATIONS.find((mount) => mount !== choice && mount === "pole-mount") ?? "roof-sloped";
  return used(
    told("use.installationLocation", {
      tilt: site.tilt.tilt,
      other: optionName("installationLocation", other),
      change: change(figures, withParameters(figures, { installationLocation: other })),
    }),
  );
}

function panelAzimuth(figures: Figures): Use {
  const { site } = figures;
  const { facing: azimuth, meanSunHours: hours } = site;
  if (site.facesEquator)
    return used(told("use.panelAzimuth.equator", { direction: azimuth === 0 ? "north" : "south" }));
  const turned = { azimuth, hours, change: change(figures, withParameters(figures, { panelAzimuth: null })) };
  return used(told(site.sunIsSourced ? "use.panelAzimuth.turned" : "use.panelAzimuth.typedSun", turned));
}

function panelTilt(figures: Figures): Use {
  const { tilt, because } = figures.site.tilt;
  // A design stored before a tilt could be named has none.
  if ((figures.input.parameters.panelTilt ?? null) === null)
    return used(told("use.panelTilt.ruled", { tilt, because }));
  const ruled = withParameters(figures, { panelTilt: null });
  return used(told("use.panelTilt.typed", { tilt, other: ruled.site.tilt.tilt, change: change(figures, ruled) }));
}

function cableUse(run: (some: Figures, distance?: number) => Run): UseOf {
  return (figures) => {
    const now = run(figures);
    const longer = run(figures, typedDistance(figures, now) + 10);
    const cable = ({ choice }: Run) => cableText(choice.cable.area, choice.parallel);
    return used(
      told("use.cable", {
        cable: cable(now),
        drop: now.choice.cable.dropPercent / 100,
        loss: now.yearlyLoss,
        longerCable: cable(longer),
        longerDrop: longer.choice.cable.dropPercent / 100,
      }),
    );
  };
}

function ambientTemperature(figures: Figures): Use {
  const typed = figures.input.parameters.ambientTemperature;
  const other = typed + 5 <= PARAMETERS.ambientTemperature.max ? typed + 5 : typed - 5;
  const after = withParameters(figures, { ambientTemperature: other });
  const [power, changed] = [figures.inverter.capacityAtSite, after.inverter.capacityAtSite];
  const step = { direction: direction(other, typed), change: change(figures, after), power };
  return used(
    power === changed
      ? told("use.ambientTemperature.keeps", step)
      : told("use.ambientTemperature.gives", { ...step, changed }),
  );
}

function humidity(figures: Figures): Use {
  const { enclosure, corrosionClass, dewPoint } = environmentOf(figures);
  return used(told("use.humidity", { enclosure, corrosionClass, dewPoint: dewPoint.value }));
}

function altitude(figures: Figures): Use {
  const { inverter, input, weather, technology } = figures;
  const typed = input.parameters.altitude;
  const higher = Math.max(FULL_POWER_ALTITUDE, typed) + 500;
  const after = ruleFiguresOf(retold(figures, { altitude: higher }).input, weather, technology, inverter.capacity);
  const step = { higher, changed: after.inverter.capacityAtSite, power: inverter.capacityAtSite };
  return used(
    typed <= FULL_POWER_ALTITUDE
      ? told("use.altitude.fullPower", step)
      : told("use.altitude.thinAir", { lost: 1 - inverter.altitudeShare, ...step }),
  );
}

function region({ input, site, weather }: Figures): Use {
  const { country: name, region: chosen } = input.parameters;
  if (name !== "Nigeria") return unused(told("use.region.elsewhere", { country: countryName(name) }));
  if (weather !== null) return unused(OWN_WEATHER);
  if (site.city !== null) {
    const { name: cityName } = site.city;
    if (chosen === null || site.sunIsSourced) return unused(told("use.region.cityChosen", { city: cityName }));
    const { from, to } = REGION_SUN[chosen];
    return used(told("use.region.checks", { region: optionName("region", chosen), from, to, city: cityName }));
  }
  const sourced = { place: site.row.name, hours: site.meanSourcedSunHours };
  return used(
    chosen === null
      ? told("use.region.notChosen", sourced)
      : told("use.region.speaks", { region: optionName("region", chosen), ...sourced }),
  );
}

const OWN_WEATHER = told("use.ownWeather");

function currency(): Use {
  return used(told("use.currency"));
}
