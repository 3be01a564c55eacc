import type { RuleFigures } from "../../sizing/rule/rule-figures";
import type { StagesPlan } from "../planned";
import type { StandingParts } from "../standing";

/**
 * The electrical rules of a mix of old and new parts, stated a second time and apart from what judges them: in volts, amperes
 * and years as an electrician would check the finished system. Each sentence is a fault.
 */
export function faultsOf(standing: StandingParts, plan: StagesPlan, { site, inverter: last }: RuleFigures): string[] {
  const faults: string[] = [];
  const fault = (is: boolean, text: string) => {
    if (is) faults.push(text);
  };
  const of = (kind: string, at: number) => plan.standing.find((one) => one.kind === kind && one.at === at);
  const bus = plan.bankVoltage;
  const buysBattery = plan.stages.some(({ system }) => system.modules > 0);

  const banks = standing.batteries.filter((_, at) => of("battery", at)?.counted);
  for (const { chemistry, volts, count, years, measured, ampHours } of banks) {
    const nominal = Math.round(volts / (chemistry === "lfp" ? 12.8 : 12)) * 12;
    fault((count * nominal) % bus !== 0 || nominal > bus, `${count} × ${volts} V make no ${bus} V`);
    fault(chemistry !== "lfp", "a lead bank beside the lithium that stages buy");
    fault(buysBattery && chemistry === "lead_acid" && years > 0.5, "new lead joins old lead");
    fault(measured !== null && measured / ampHours < 0.8, "a bank below four fifths");
    fault(measured === null && years > 15, "a lithium bank older than any that lasts");
  }
  fault(new Set(banks.map(({ volts }) => volts)).size > 1, "modules of two voltages in one bank");

  const { inverter, controller, generator } = standing;
  if (inverter !== null && of("inverter", 0)?.counted) {
    fault(inverter.volts !== bus, `an inverter for ${inverter.volts ?? "no"} V on a bank of ${bus} V`);
    fault(inverter.chargesLithium === false, "a charger for lead at a lithium bank");
  }
  if (controller !== null && of("controller", 0)?.verdict === "kept")
    fault(!controller.volts.includes(bus), "a controller for another bank");
  if (generator !== null && of("generator", 0)?.counted) fault(generator.years > 15, "a set that is worn out");

  // At 25 °C a 400 W panel of the design carries 11.7 A at 34.2 V.
  const arrays = standing.panels.map((panels, at) => ({ panels, verdict: of("panels", at) }));
  for (const { panels, verdict } of arrays) {
    if (verdict?.verdict === "kept") {
      if (panels.current !== null) fault(Math.abs(panels.current / 11.7 - 1) > 0.0501, "unequal currents in one row");
      if (panels.voltage !== null) fault(Math.abs(panels.voltage / 34.2 - 1) > 0.0501, "unequal voltages side by side");
      if (panels.azimuth !== null) {
        const turned = Math.abs(((panels.azimuth - site.facing + 540) % 360) - 180);
        fault(turned > 15, "two directions on one tracker");
      }
    }
    fault(verdict?.counted === true && panels.years > 30, "panels older than thirty years");
  }
  const apart = arrays.filter(({ verdict }) => verdict?.verdict === "apart" && verdict.counted);
  const trackers = last.capacity > 3_000 ? 1 : 0;
  fault(apart.length > trackers + (controller === null ? 0 : 1), "more arrays than inputs");

  const kept = arrays.reduce((sum, { panels, verdict }) => sum + (verdict?.verdict === "kept" ? panels.count : 0), 0);
  for (const [at, { system }] of plan.stages.entries()) {
    const { rows } = system;
    const before = plan.stages[at - 1]?.system;
    fault(before !== undefined && system.panels < before.panels, "panels that vanish");
    fault(before !== undefined && system.inverter < before.inverter, "an inverter that shrinks");
    fault(system.panels > 0 && rows === null, "new panels that stand in no row");
    if (rows === null) continue;
    fault(rows.inSeries * rows.parallel !== system.panels + kept, "rows that do not hold the panels");
    fault(rows.hotVoltage < rows.wakesAt, "a row that does not wake its input");
    // Open, at the estimated record low: 41.2 V and −0.25% a kelvin.
    const cold = rows.inSeries * 41.2 * (1 - 0.0025 * (site.coldestNight - 10 - 25));
    fault(cold > 450, `a row of ${cold} V`);
  }
  return faults;
}
