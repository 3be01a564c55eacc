import type { Design } from "@sunwright/engine/sizing/design";
import { Link } from "@tanstack/react-router";
import { formatNumber } from "../../../../lib/format";
import { Fact, Facts, View } from "./view";

/** Fixed words of the specification (design workflow, section 9) with this design's figures; the voltage is the chosen one. */
export function TechnicalSpecifications({ design }: { readonly design: Design }) {
  return (
    <View letter="G" title="Technical Specifications">
      <Facts>
        {specifications(design).map(({ label, value }) => (
          <Fact key={label} label={<span className="text-text-2">{label}</span>}>
            <span className="font-semibold">{value}</span>
          </Fact>
        ))}
      </Facts>
      <p className="type-small mt-4 text-text-2 print:hidden">
        The engine behind these figures is held to published references;{" "}
        <Link to="/validation" className="link">
          see how closely
        </Link>
        .
      </p>
    </View>
  );
}

export function specifications({ panels, battery, inverter, environment }: Design) {
  const hasBattery = battery.governedBy !== "none";
  const kilowatts = formatNumber(inverter.capacity.value / 1000, 2);
  const series = formatNumber(panels.inSeries.value);
  return [
    { label: "Panels", value: `${formatNumber(panels.count.value)} × 400 W monocrystalline, 48V DC` },
    { label: "Panel efficiency", value: "21.2%" },
    {
      label: "Strings",
      value: `${formatNumber(panels.strings.value)} × ${series}, ${formatNumber(panels.stringVoltage.value)} V when hot`,
    },
    {
      label: "Battery",
      value: hasBattery ? `48V DC, ${formatNumber(battery.ampHours.value)} Ah lithium iron` : "No battery needed",
    },
    ...(hasBattery ? [{ label: "Cycles, depth of discharge", value: "6,000+, 90%" }] : []),
    { label: "Inverter", value: `${kilowatts} kW pure sine wave, 95%` },
    { label: "Peak, output", value: `2× continuous, ${formatNumber(inverter.outputVoltage)}V AC` },
    { label: "Enclosures", value: `${environment.enclosure}, corrosion class ${environment.corrosionClass}` },
  ];
}
