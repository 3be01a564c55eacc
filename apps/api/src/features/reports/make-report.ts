import { unpackYear } from "@sunwright/engine/climate/files/packed-year";
import type { ReportInput, ReportRoof } from "@sunwright/report/document";
import { reportDocument } from "@sunwright/report/report";
import { designUnderWeakerSun } from "@sunwright/engine/sensitivity/sensitivity";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { designedYear } from "@sunwright/engine/sizing/choice/designed-year";
import { designHours } from "@sunwright/engine/sizing/choice/design-hours";
import { writePdf } from "./pdf";
import type { ReportTask } from "./task";

/** The report of a stored project: its hours are simulated again, everything else is read off. */
export function makeReport({ input, weather, weatherIsOfDesign, ...texts }: ReportTask): Promise<Uint8Array> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own tables hold what was written
  const design = texts.design === null ? null : (JSON.parse(texts.design) as Design);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
  const roof = texts.roof === null ? null : (JSON.parse(texts.roof) as ReportRoof);
  const simulated = simulatedAgain(design, weatherIsOfDesign ? weather : null);
  return writePdf(reportDocument({ ...input, design, roof, ...simulated }));
}

/** The hours of the shown year, and the years under less sun; neither where the weather of the design is lost. */
function simulatedAgain(
  design: Design | null,
  weather: ReportTask["weather"],
): Pick<ReportInput, "hours" | "weakerSun"> {
  if (design === null || design.simulation === null) return { hours: null };
  const own = design.simulation.ownWeather;
  if (own && weather === null) return { hours: null };
  const year = own && weather ? { name: weather.name, year: unpackYear(weather.hours) } : null;
  const designed = designedYear(design, design.simulation.shownYear);
  return { hours: designHours(designed, year), weakerSun: designUnderWeakerSun(designed, year) };
}
