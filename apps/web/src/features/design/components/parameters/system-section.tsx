import { SYSTEM_TYPES, VOLTAGE_FREQUENCIES, type SystemType } from "@sunwright/engine/sizing/options";
import type { ReactNode } from "react";
import { ChoiceCards } from "../../../../ui/choice-cards";
import { RadioRow } from "../../../../ui/radio-row";
import { SheetSection } from "../../../../ui/sheet";
import { BatterySymbol, GridSymbol, HouseSymbol, SolarArraySymbol } from "../../../../ui/symbols";
import { useParameter, useParameterHelp } from "./fields";
import { FieldWarnings } from "./warnings";

const LINES: Record<SystemType, string> = {
  "off-grid": "Panels and battery carry everything.",
  "on-grid": "No battery. The grid fills in at night.",
  hybrid: "Battery first, grid when it runs low.",
};

const DRAWINGS: Record<SystemType, readonly ReactNode[]> = {
  "off-grid": [<SolarArraySymbol size={27} />, <BatterySymbol size={27} />, <HouseSymbol size={27} />],
  "on-grid": [<SolarArraySymbol size={27} />, <GridSymbol size={27} />, <HouseSymbol size={27} />],
  hybrid: [
    <SolarArraySymbol size={27} />,
    <BatterySymbol size={27} />,
    <GridSymbol size={27} />,
    <HouseSymbol size={27} />,
  ],
};

const Chain = ({ parts }: { readonly parts: readonly ReactNode[] }) => (
  <span className="system-chain">
    {parts.map((part, index) => (
      <span key={index} className="system-chain-part">
        {part}
      </span>
    ))}
  </span>
);

const systemTypes = SYSTEM_TYPES.map((value) => ({
  value,
  title: value,
  line: LINES[value],
  drawing: <Chain parts={DRAWINGS[value]} />,
}));

/** The four of the specification stand first; the others are what many grids really carry. */
const SPECIFIED = 4;
const voltages = VOLTAGE_FREQUENCIES.slice(0, SPECIFIED).map((value) => ({ value, label: value }));
const otherVoltages = VOLTAGE_FREQUENCIES.slice(SPECIFIED).map((value) => ({ value, label: value }));

export function SystemSection() {
  const system = useParameter("systemType");
  const voltage = useParameter("voltageFrequency");
  const help = useParameterHelp();
  return (
    <SheetSection title="System" id="section-system">
      <ChoiceCards
        hideLabel
        label="System type"
        className="system-types"
        options={systemTypes}
        value={system.field.value}
        onValueChange={system.field.onChange}
        help={help("systemType")}
      />
      <div className="mt-5 grid gap-3">
        <RadioRow
          label="Voltage"
          className="voltages"
          columns={4}
          options={voltages}
          value={voltage.field.value}
          onValueChange={voltage.field.onChange}
        />
        <RadioRow
          label="Also in use"
          className="voltages"
          columns={4}
          options={otherVoltages}
          value={voltage.field.value}
          onValueChange={voltage.field.onChange}
          help={help("voltageFrequency")}
        />
      </div>
      <FieldWarnings names={["systemType", "voltageFrequency"]} />
    </SheetSection>
  );
}
