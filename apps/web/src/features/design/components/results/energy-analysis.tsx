import type { Design } from "@sunwright/engine/sizing/design";
import { formatNumber, formatPercent } from "../../../../lib/format";
import { Fact, Facts, Traced, View } from "./view";

const kilo = (value: number) => formatNumber(value / 1000, 2);

/** The specification's own figures, and beside them what this design comes to. */
export function EnergyAnalysis({ design }: { readonly design: Design }) {
  const { load, panels, energy, site } = design;
  const hours = energy.dailyProduction.value / Math.max(panels.capacity.value, 1);
  const doubt = design.warnings.find(({ id }) => id === "system-efficiency");
  return (
    <View letter="F" title="Energy Analysis">
      <Facts>
        <Fact label="Daily consumption">
          <Traced trace={load.dailyConsumption} value={kilo(load.dailyConsumption.value)} unit="kWh" />
        </Fact>
        <Fact label={`Solar production, ${kilo(panels.capacity.value)} kW × ${formatNumber(hours, 1)} h`}>
          <Traced trace={energy.dailyProduction} value={kilo(energy.dailyProduction.value)} unit="kWh" />
        </Fact>
        <Fact label="Energy surplus, before losses">
          <Traced trace={energy.surplus} value={kilo(energy.surplus.value)} unit="kWh" />
        </Fact>
        <Fact label="System efficiency">
          <Traced trace={energy.systemEfficiency} value={formatNumber(energy.systemEfficiency.value)} unit="%" />
        </Fact>
        <Fact label="Found in this design">
          <Traced
            trace={energy.systemEfficiencyFound}
            value={formatNumber(energy.systemEfficiencyFound.value)}
            unit="%"
          />
        </Fact>
        <Fact label="Carbon offset">
          <Traced trace={energy.carbonOffset} value={formatNumber(energy.carbonOffset.value, 2)} unit="kg CO₂ a day" />
        </Fact>
        {energy.servedAtSourcedSun && (
          <Fact label={`Served under ${site.sourcedPlace}'s sourced sun`}>
            <Traced
              trace={energy.servedAtSourcedSun}
              value={formatPercent(Math.min(1, energy.servedAtSourcedSun.value), 1)}
            />
          </Fact>
        )}
      </Facts>
      {doubt && <p className="mt-2 type-help text-text-3">{doubt.text}</p>}
    </View>
  );
}
