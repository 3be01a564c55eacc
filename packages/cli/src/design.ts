import { BUS_VOLTAGES } from "@sunwright/engine/parameters/options";
import { busVoltageOf } from "@sunwright/engine/sizing/bus-voltage";
import type { Design } from "@sunwright/engine/sizing/design";
import { reserveHoursOf } from "@sunwright/engine/sizing/reserve-hours";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { tell } from "@sunwright/words/engine";
import { commandLine } from "./arguments";
import { askedHouse, House } from "./house";
import { parsed, readJson } from "./input-file";
import type { Command } from "./command";
import { writeText } from "./output-file";
import { Problem } from "./problem";
import { tornadoLines, tornadosOf } from "./tornados";

const number = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 0 });

function told(design: Design): string {
  const { load, site, panels, battery, inverter, cables, cost, simulation, warnings, recommendations, basis } = design;
  return [
    `${site.name}: ${number(load.dailyConsumption.value)} Wh a day, ${number(load.peakPower.value)} W all at once`,
    `panels    ${number(panels.capacity.value)} W, ${number(panels.count.value)} pieces`,
    `battery   ${number(battery.capacity.value)} Wh, ${number(battery.ampHours.value)} Ah at ${busVoltageOf(basis.parameters)} V`,
    `inverter  ${number(inverter.capacity.value)} W`,
    ...cables
      .filter(({ used }) => used)
      .map(({ run, size, length }) => `cable     ${run}: ${size.value} mm², ${number(length)} m`),
    ...(simulation
      ? [
          `served    ${simulation.hoursServed.value.toFixed(2)} % of the hours, ` +
            `${simulation.unmetHours.value.toFixed(0)} a year without full power (${tell(simulation.weather)})`,
          `          ${simulation.nineOfTen.value.toFixed(2)} % in nine of ten years`,
          ...simulation.ages.map(
            ({ age, year, hoursServed, chosen }) =>
              `at age    ${age}, ${year.toFixed(1)} years: ${hoursServed.toFixed(2)} %${chosen ? ", where the target holds" : ""}`,
          ),
        ]
      : []),
    `cost      US$ ${number(cost.total.value)}`,
    ...warnings.map(({ text }) => `note      ${tell(text)}`),
    ...recommendations.map(({ text }) => `advice    ${tell(text)}`),
    "",
    "--json prints every figure with its formula, its values and its source.",
  ].join("\n");
}

/** The house as it was described with the sizes found: `simulate` reads it. */
function systemFile(described: unknown, design: Design): string {
  const { panels, battery, inverter } = design;
  const reserveHours = reserveHoursOf(design);
  const sizes = {
    panels: panels.capacity.value,
    battery: battery.capacity.value,
    inverter: inverter.capacity.value,
    ...(reserveHours !== null && { reserveHours }),
  };
  return `${JSON.stringify(Object.assign({ parameters: {} }, described, sizes), null, 2)}\n`;
}

/** A house sized: panels, battery, inverter, cables, cost. */
export const design: Command = (args, write) => {
  const options = {
    json: { type: "boolean" },
    weather: { type: "string" },
    "bus-voltage": { type: "string" },
    system: { type: "string" },
    sensitivity: { type: "boolean" },
  } as const;
  const { path, values } = commandLine(args, options, "FILE");
  const described = withBusVoltage(withWeather(readJson(path), values.weather), values["bus-voltage"]);
  const { input, weather, technology } = askedHouse(parsed(House, described, path));
  const result = sizeSystem(input, weather, technology);
  if (values.system !== undefined) writeText(values.system, systemFile(described, result));
  const sensitivity = values.sensitivity ? tornadosOf(result, weather, technology) : null;
  const whole = sensitivity === null ? result : { ...result, sensitivity };
  write(values.json ? JSON.stringify(whole, null, 1) : [told(result), ...tornadoLines(sensitivity)].join("\n"));
  return 0;
};

/** A weather file named on the command line stands in place of the one the house names. */
const withWeather = (described: unknown, weather: string | undefined): unknown =>
  weather === undefined || typeof described !== "object" ? described : { ...described, weather };

/** The battery's voltage of the command line stands in place of the file's. */
function withBusVoltage(described: unknown, asked: string | undefined): unknown {
  if (asked === undefined || typeof described !== "object" || described === null) return described;
  const busVoltage = BUS_VOLTAGES.find((voltage) => `${voltage}` === asked);
  if (busVoltage === undefined) throw new Problem(`--bus-voltage has to be one of ${BUS_VOLTAGES.join(", ")}`);
  const stated: unknown = "parameters" in described ? described.parameters : {};
  return { ...described, parameters: typeof stated === "object" ? { ...stated, busVoltage } : stated };
}
