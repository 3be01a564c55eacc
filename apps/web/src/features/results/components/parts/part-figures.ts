import type { FigureName } from "@sunwright/engine/equipment/answer";
import type { ChoosableRecord } from "@sunwright/engine/equipment/chosen-parts";
import type { BatteryInverterRecord, BatteryRecord, ChargeControllerRecord } from "@sunwright/engine/equipment/records";
import { say } from "@sunwright/words/choose-part";
import { listed } from "../../../../lib/listed";

/** What is known of a part in one line, without what its row does not state. */
export function figuresLine(row: ChoosableRecord): string {
  if (row.kind === "module")
    return say("module.figures", {
      power: row.nameplate ?? row.power,
      openVoltage: row.openVoltage,
      current: row.shortCircuitCurrent,
      perKelvin: row.powerPerKelvin,
      area: row.area,
    });
  if (row.kind === "inverter")
    return say("inverter.figures", {
      power: row.acPower / 1_000,
      low: row.trackerMin,
      high: row.dcVoltageMax,
      efficiency: row.cecEfficiency,
    });
  return listed(stated(row));
}

function stated(row: BatteryRecord | ChargeControllerRecord | BatteryInverterRecord): readonly string[] {
  if (row.kind === "battery") return ofBattery(row);
  return row.kind === "charge-controller" ? ofController(row) : ofBatteryInverter(row);
}

const ofBattery = ({ energy, voltage, ampHours, chemistry }: BatteryRecord) => [
  ...known(energy, (wattHours) => say("energy", { energy: wattHours / 1_000 })),
  ...known(voltage, (volts) => say("volts", { voltage: volts })),
  ...known(ampHours, (hours) => `${hours} ${say("unit.Ah")}`),
  chemistry,
];

const ofController = ({ chargeCurrent, panelVoltageMax, batteryVoltages, type }: ChargeControllerRecord) => [
  say("amperes", { current: chargeCurrent }),
  ...known(panelVoltageMax, (voltage) => say("upToVolts", { voltage })),
  ...known(batteryVoltages, (voltages) => say("batteryVolts", { voltages: voltages.join("/") })),
  ...known(type, (kind) => kind),
];

function ofBatteryInverter(row: BatteryInverterRecord): readonly string[] {
  const { power, apparentPower, batteryVoltage, panelVoltageMax } = row;
  return [
    ...known(power, (watts) => say("power", { power: watts / 1_000 })),
    ...(power === null ? known(apparentPower, (watts) => say("voltAmperes", { power: watts / 1_000 })) : []),
    ...known(batteryVoltage, (voltage) => say("batteryVolts", { voltages: `${voltage}` })),
    ...known(panelVoltageMax, (voltage) => say("upToVolts", { voltage })),
  ];
}

const known = <Value>(value: Value | null, text: (value: Value) => string): readonly string[] =>
  value === null ? [] : [text(value)];

/** The unit in which a person types a figure. */
export function unitOf(figure: FigureName): string {
  if (figure === "efficiency") return say("unit.percent");
  if (figure === "amp-hours") return say("unit.Ah");
  if (figure.includes("voltage") || figure.startsWith("tracker")) return say("unit.V");
  return figure.includes("current") || figure === "series-fuse" ? say("unit.A") : say("unit.W");
}

/** A typed figure as the engine has it: shares of 1 are typed in percent. */
export const typedValue = (figure: FigureName, typed: number): number =>
  figure === "efficiency" ? typed / 100 : typed;
export const typedText = (figure: FigureName, value: number): string =>
  `${figure === "efficiency" ? Number((100 * value).toFixed(6)) : value}`;
