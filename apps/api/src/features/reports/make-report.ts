import { unpackYear } from "@sunwright/engine/climate/files/packed-year";
import { reportDocument } from "@sunwright/engine/report/report";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import { designHours } from "@sunwright/engine/sizing/design-hours";
import { writePdf } from "./pdf";
import type { ReportTask } from "./task";

/** The report of a stored project: its hours are simulated again, everything else is read off. */
export const makeReport = (task: ReportTask): Promise<Uint8Array> =>
  writePdf(reportDocument({ ...task.input, hours: hoursOf(task) }));

function hoursOf({ input: { design }, weather, weatherIsOfDesign }: ReportTask): DesignHours | null {
  if (design === null || design.simulation === null) return null;
  const own = design.simulation.ownWeather;
  if (own && (weather === null || !weatherIsOfDesign)) return null;
  const { basis, panels, battery, simulation } = design;
  const year = own && weather ? { name: weather.name, year: unpackYear(weather.hours) } : null;
  return designHours(
    { basis, panels: panels.capacity.value, battery: battery.capacity.value, year: simulation.shownYear },
    year,
  );
}
