import { tell } from "@sunwright/words/engine";
import type { ProjectFile } from "@sunwright/contract/project-file";
import type { ApplianceRow } from "../appliances/table";
import { inputOf } from "../roofs/rules";
import type { PlacementRow } from "../roofs/table";
import type { StoredWeather } from "../weather/table";

export const fileAppliance = (row: ApplianceRow): ProjectFile["appliances"][number] => ({
  catalogueId: row.catalogueId,
  customName: row.customName,
  customPower: row.customPower,
  quantity: row.quantity,
  hoursPerDay: row.hoursPerDay,
  hoursOfDay: row.hoursOfDay,
  ...(row.months !== null && { months: row.months }),
  motor: row.motor,
  essential: row.essential,
});

export const fileRoof = (placement: PlacementRow): NonNullable<ProjectFile["roof"]> => ({
  input: inputOf(placement),
  layout: placement.optimizedLayout.map(({ x, y, width, height }) => ({ x, y, width, height })),
});

export function fileWeather({ source, fileName, told, hours }: StoredWeather): NonNullable<ProjectFile["weather"]> {
  const { monthlySunHours: _sun, meanTemperature: _temperature, stamps, notes, ...rest } = told;
  // A file that travels holds words: keys that somebody else has written would be said on our pages.
  const said = { stamps: tell(stamps), notes: notes.map((note) => tell(note)) };
  return { source, fileName, told: { ...rest, ...said }, hours: hours.toString("base64") };
}
