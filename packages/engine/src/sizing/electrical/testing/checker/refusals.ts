import type { House, Sheet } from "../sheet";
import { buildsBattery, strainsBattery, wantsBattery } from "./battery-current";
import { running } from "./house-load";
import { fault } from "./tools";

/** What suppliers take on one phase. [VA] */
const ONE_PHASE: Readonly<Record<House["country"], number>> = {
  Nigeria: 13_800,
  Ghana: 13_800,
  Kenya: 8_000,
  "South Africa": 13_800,
  USA: 48_000,
  UK: 23_000,
  Germany: 4_600,
  Australia: 10_000,
  India: 5_000,
  Elsewhere: 10_000,
};

export function refusalFaults(sheet: Sheet): readonly string[] {
  const { house, circuits, refusals } = sheet;
  const refused = (id: string) => refusals.find((refusal) => refusal.id === id);
  const bus = refused("bus-current");
  const wanted = wantsBattery(house);
  const heavy = wanted && (strainsBattery(house) || !buildsBattery(house));
  const onePhase =
    house.mains.phases !== 3 && house.systemType !== "off-grid" && house.inverter > ONE_PHASE[house.country];
  const manyCables = circuits.some(({ run, parallel }) => run !== "battery-inverter" && parallel > 4);
  return [
    ...fault(
      (bus !== undefined) !== heavy,
      `${house.busVoltage} V: ${heavy ? "not refused" : "refused"} at ${running(house)} W`,
    ),
    ...fault(
      bus !== undefined && bus.overridable !== buildsBattery(house),
      "battery voltage: the wrong kind of refusal",
    ),
    ...fault(
      (refused("single-phase-limit") !== undefined) !== onePhase,
      `one phase: ${house.inverter} W in ${house.country}`,
    ),
    ...fault(manyCables && refused("long-run") === undefined, "more than four cables side by side are not refused"),
    ...fault((refused("too-hot") !== undefined) !== house.hottestDay > 60, "air above 60 °C"),
  ];
}
