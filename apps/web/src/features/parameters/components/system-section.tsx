import { say } from "@sunwright/words/parameters";
import {
  INVERTER_POWER,
  SYSTEM_TYPES,
  VOLTAGE_FREQUENCIES,
  type SystemType,
  type VoltageFrequency,
} from "@sunwright/engine/parameters/options";
import type { ReactNode } from "react";
import { optionText } from "../../../lib/parameter-words";
import { systemTypeText } from "../../../lib/system-type";
import { ChoiceCards } from "../../../ui/choice-cards";
import { RadioRow } from "../../../ui/radio-row";
import { SheetSection } from "../../../ui/sheet";
import { BatterySymbol, GridSymbol, HouseSymbol, SolarArraySymbol, type SymbolProps } from "../../../ui/symbols";
import { FigureField } from "./fields";
import { useParameter } from "./parameters-context";
import { FieldWarnings } from "./warnings";

const LINES: Record<SystemType, string> = {
  "off-grid": say("offGridLine"),
  "on-grid": say("onGridLine"),
  hybrid: say("hybridLine"),
};

const SYMBOLS: Record<"array" | "battery" | "grid" | "house", (props: SymbolProps) => ReactNode> = {
  array: SolarArraySymbol,
  battery: BatterySymbol,
  grid: GridSymbol,
  house: HouseSymbol,
};
const PARTS: Record<SystemType, readonly (keyof typeof SYMBOLS)[]> = {
  "off-grid": ["array", "battery", "house"],
  "on-grid": ["array", "grid", "house"],
  hybrid: ["array", "battery", "grid", "house"],
};

const Chain = ({ type }: { readonly type: SystemType }) => (
  <span className="system-chain">
    {PARTS[type].map((part) => (
      <span key={part} className="system-chain-part">
        {SYMBOLS[part]({ size: 27 })}
      </span>
    ))}
  </span>
);

const systemTypes = SYSTEM_TYPES.map((value) => ({
  value,
  title: systemTypeText(value),
  line: LINES[value],
  drawing: <Chain type={value} />,
}));

const voltageOption = (value: VoltageFrequency) => ({ value, label: optionText("voltageFrequency", value) });
/** The four of the specification stand first; the others are what many grids really carry. */
const SPECIFIED = 4;
const voltages = VOLTAGE_FREQUENCIES.slice(0, SPECIFIED).map(voltageOption);
const otherVoltages = VOLTAGE_FREQUENCIES.slice(SPECIFIED).map(voltageOption);

export function SystemSection() {
  const system = useParameter("systemType");
  const voltage = useParameter("voltageFrequency");
  return (
    <SheetSection title={say("system")} id="section-system">
      <ChoiceCards
        hideLabel
        label={say("systemType")}
        className="system-types"
        options={systemTypes}
        value={system.value}
        onValueChange={system.change}
        help={system.help}
      />
      <div className="mt-5 grid gap-3">
        <RadioRow
          label={say("voltage")}
          className="voltages"
          columns={4}
          options={voltages}
          value={voltage.value}
          onValueChange={voltage.change}
        />
        <RadioRow
          label={say("otherVoltages")}
          className="voltages"
          columns={4}
          options={otherVoltages}
          value={voltage.value}
          onValueChange={voltage.change}
          help={voltage.help}
        />
      </div>
      <div className="parameter-grid mt-5">
        <FigureField name={INVERTER_POWER} />
      </div>
      <FieldWarnings section="system" />
    </SheetSection>
  );
}
