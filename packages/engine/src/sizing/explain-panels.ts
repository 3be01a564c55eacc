import { counted } from "../units/counted";
import { lossFactor } from "./array";
import { PANEL, PANEL_POWER, POWER_PER_KELVIN, STATED_SYSTEM_EFFICIENCY } from "./defaults";
import type { PanelDesign } from "./design";
import { classInputs, sunTaken } from "./explain-design-sun";
import { dollars, figure, FROM, given, percent, rounded, show } from "./explain";
import { type Figures } from "./figures";
import { LOSSES } from "./rule-figures";
import { MOUNTS } from "./mount";
import { panelStrings, type PanelStrings } from "./electrical/panel-strings";
import { panelCount, plainRule } from "./results";
import type { Trace, TraceInput } from "./trace";
import { waterfall } from "./waterfall";

export function explainPanels(figures: Figures): PanelDesign {
  const { array, load, site } = figures;
  const count = panelCount(array.capacity);
  const rule = plainRule(load.dailyConsumption, site.meanSunHours);
  return {
    capacity: capacityTrace(figures),
    deterministic: ruleTrace(figures),
    count: figure("panel-count", "Panels", count, "pieces", {
      formula: `n = ⌈P ÷ ${PANEL_POWER} W⌉`,
      equation: `⌈${show(array.capacity)} W ÷ ${PANEL_POWER} W⌉ = ${show(count)}`,
      inputs: [given("P", "Panel capacity", array.capacity, "W", FROM.computed)],
      source: FROM.specification,
    }),
    plainRule: figure("plain-rule", "Plain rule", rule, "W", {
      formula: `P = E ÷ (H × ${STATED_SYSTEM_EFFICIENCY})`,
      equation: `${show(load.dailyConsumption)} Wh ÷ (${show(site.meanSunHours, 2)} h × ${STATED_SYSTEM_EFFICIENCY}) = ${show(rule)} W`,
      inputs: [
        given("E", "Daily consumption", load.dailyConsumption, "Wh", FROM.computed),
        given("H", "Sunlight hours", site.meanSunHours, "h", sunSource(figures)),
        given(
          `${STATED_SYSTEM_EFFICIENCY}`,
          "System efficiency",
          percent(STATED_SYSTEM_EFFICIENCY),
          "",
          FROM.specification,
        ),
      ],
      source: "Rule of thumb of the specification; shown to be compared with, not to build by",
    }),
    waterfall: waterfall(figures),
    tilt: tiltTrace(figures),
    ...stringTraces(panelStrings(count, site), count),
  };
}

function capacityTrace(figures: Figures): Trace {
  const { array, battery, choice, cost } = figures;
  const count = panelCount(array.capacity);
  const onGrid = choice?.target.kind === "energy";
  return figure("panel-capacity", "Panel capacity", array.capacity, "W", {
    formula: onGrid
      ? "fewest panels whose energy behind the inverter is the load of the year"
      : "least cost of panels and battery that keep the target in the simulated years",
    equation:
      choice === null
        ? "No load: 0 W"
        : `${count} × ${PANEL_POWER} W = ${show(array.capacity)} W${onGrid ? "" : `, with ${show(battery.capacity)} Wh for ${dollars(cost.panels + cost.batteries)} before installation`}`,
    inputs: [
      given("P_1", "One panel", PANEL_POWER, "W", FROM.specification),
      ...(onGrid ? [] : [given("C", "Battery found with them", battery.capacity, "Wh", FROM.computed)]),
      given("P_r", "By the design month", array.byRule, "W", FROM.standard),
      given("H", "Sun on the panels", rounded(choice?.sun.sunHours ?? 0, 2), "kWh/m²/day", FROM.computed),
      ...(choice === null ? [] : classInputs(figures, choice)),
    ],
    source: `Search over simulated hourly years, docs/engineering/sizing.md; ${sunTaken(figures)}; the rule and the plain rule stand beside it`,
  });
}

const sunSource = ({ site }: Figures) => (site.sunIsSourced ? `${site.row.name}, sourced` : FROM.user);

function ruleTrace(figures: Figures): Trace {
  const { array, load, inverter, input, technology } = figures;
  const { systemType, backupDays } = input.parameters;
  const losses = lossFactor(LOSSES);
  const refill = array.refillEnergy === 0 ? "" : ` + ${show(array.refillEnergy)}`;
  const below = `${show(array.designSunHours, 2)} × ${show(array.designHeat, 3)} × ${show(losses, 3)}`;
  const factor = given("f_o", "Oversupply", array.oversupply, "", "AS/NZS 4509.2 practice, cited");
  const inputs: readonly TraceInput[] = [
    given("E", "Daily consumption", load.dailyConsumption, "Wh", FROM.computed),
    given("η_inv", "Inverter efficiency", technology.inverter.efficiency, "", FROM.specification),
    ...(systemType === "on-grid" ? [] : batteryInputs(figures)),
    given("E_bus", "Energy at the bus", Math.round(array.busEnergy), "Wh", FROM.computed),
    factor,
    ...(systemType === "hybrid"
      ? [
          given(
            "E_refill",
            `Battery refilled within ${counted(backupDays, "day")}`,
            Math.round(array.refillEnergy),
            "Wh",
            FROM.user,
          ),
        ]
      : []),
    given("H", "Sun hours that decide", rounded(array.designSunHours, 3), "h", sunSource(figures)),
    given("f_T", "Heat", rounded(array.designHeat, 4), "", heatSource(figures)),
    given(
      "f",
      "Dust × mismatch × controller × cable",
      `${LOSSES.dirt} × ${LOSSES.mismatch} × ${LOSSES.tracker} × ${LOSSES.cable}`,
      "",
      FROM.standard,
    ),
  ];
  return figure("panel-capacity-by-rule", "Panels by the design month", array.byRule, "W", {
    formula: `P = (E_bus × f_o${systemType === "hybrid" ? " + E_refill" : ""}) ÷ (H × f_T × f), rounded up`,
    equation: `(${show(array.busEnergy)} × ${show(array.oversupply, 2)}${refill}) ÷ (${below}) = ${show(array.exact, 1)} W, so ${show(array.byRule)} W`,
    inputs,
    source: `AS/NZS 4509.2 chain: ${systemType === "on-grid" ? "energy of the year" : "design month"}; E_bus = E ÷ η_inv × (1 − n + n ÷ η_batt) + 24 h × ${show(inverter.standingPower, 1)} W`,
  });
}

const batteryInputs = ({ load, inverter, technology }: Figures): readonly TraceInput[] => [
  given("n", "Share used from 18:00 to 06:00", percent(load.nightShare, 1), "", FROM.computed),
  given("η_batt", "Battery, in and out", technology.battery.roundTrip, "", technology.battery.source),
  given(
    "P_0",
    "Inverter standing by",
    rounded(inverter.standingPower, 2),
    "W",
    "0.36% of its rating, class of Victron MultiPlus-II, cited",
  ),
];

const heatSource = ({ site, input }: Figures) =>
  `1 ${show(POWER_PER_KELVIN, 4)} per K above 25 °C; ${MOUNTS[input.parameters.installationLocation].cellRiseSource}, ${show(site.cellRise, 1)} K above the air`;

function tiltTrace({ site, input }: Figures): Trace {
  const { tilt, because } = site.tilt;
  const facing = site.row.latitude >= 0 ? "south" : "north";
  return figure("tilt", "Tilt of the panels", tilt, "°", {
    formula: `β for ${input.parameters.installationLocation}`,
    equation: `${tilt}° facing ${facing}: ${because}`,
    inputs: [
      given("mount", "Installation location", input.parameters.installationLocation, "", FROM.user),
      given("φ", `Latitude of ${site.row.name}`, site.row.latitude, "°", "Climate table"),
    ],
    source: "Clean Energy Council (10° to wash); Liu-Jordan search for ground and pole",
  });
}

function stringTraces(
  strings: PanelStrings | null,
  count: number,
): Pick<PanelDesign, "inSeries" | "strings" | "stringVoltage"> {
  const inSeries = strings?.inSeries ?? 0;
  const parallel = strings?.parallel ?? 0;
  const voltage = strings?.hotVoltage ?? 0;
  const limits = strings?.limits;
  const source = "NEC 690.7 and IEC 62548 method, cited; reference table j; input classes of 150, 250 and 500 V";
  const cold = `${show(strings?.recordLow ?? 0, 1)} °C`;
  const inputs = [
    given("n", "Panels", count, "pieces", FROM.computed),
    given(
      "U_oc",
      "Open voltage of one, coldest",
      rounded(limits?.openVoltageCold ?? 0, 1),
      "V",
      `400 W module class at ${cold}`,
    ),
    given(
      "U_mp",
      "Working voltage of one, hottest",
      rounded(limits?.powerVoltageHot ?? 0, 1),
      "V",
      "400 W module class, hot cells",
    ),
    given("U_max", "Input of the inverter", strings?.inputVoltage ?? 0, "V", "Input class"),
  ];
  const range = `${limits?.fewest ?? 0} to ${limits?.most ?? 0} fit`;
  return {
    inSeries: figure("panels-in-series", "Panels in series", inSeries, "pieces", {
      formula: "⌈U_tracker,min ÷ U_mp⌉ ≤ n_s ≤ ⌊U_max ÷ U_oc⌋",
      equation: strings === null ? "No panels" : `${range}; ${parallel} × ${inSeries} = ${inSeries * parallel} panels`,
      inputs,
      source,
    }),
    strings: figure("strings", "Strings side by side", parallel, "strings", {
      formula: "n_p = ⌈n ÷ n_s⌉",
      equation: strings === null ? "No panels" : `⌈${count} ÷ ${inSeries}⌉ = ${parallel}`,
      inputs,
      source,
    }),
    stringVoltage: figure("string-voltage", "String voltage, hottest", voltage, "V", {
      formula: "U = n_s × U_mp",
      equation: `${inSeries} × ${show(limits?.powerVoltageHot ?? 0, 1)} V = ${show(voltage, 1)} V; open and cold ${show(strings?.coldVoltage ?? 0, 1)} V`,
      inputs: [
        ...inputs,
        given("U_stc", "Working voltage of one at 25 °C", PANEL.powerVoltage, "V", "400 W module class"),
      ],
      source,
    }),
  };
}
