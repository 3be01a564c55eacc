import { describeSource } from "../climate/cities";
import type { DesignSite } from "./design";
import { figure, FROM, given, monthName, show } from "./explain";
import type { Figures } from "./figures";

export function explainSite(figures: Figures): DesignSite {
  const { site, array, input } = figures;
  const { city, row } = site;
  const { country } = input.parameters;
  const source = describeSource(row);
  return {
    name: city === null ? country : `${city.name}, ${country}`,
    latitude: city?.latitude ?? null,
    longitude: city?.longitude ?? null,
    climateSource: city === null ? `${row.name} speaks for the place while no city is chosen: ${source}` : source,
    monthlySunHours: site.sunHours,
    sourcedSunHours: site.sourcedSunHours,
    sourcedPlace: row.name,
    monthlyTemperature: site.temperature,
    designMonth: array.designMonth,
    designSunHours: designSunHours(figures),
  };
}

function designSunHours(figures: Figures) {
  const { site, array, input } = figures;
  const { city, row } = site;
  const value = array.designSunHours;
  const unit = "kWh/m²/day";
  const result = `${show(value, 2)} ${unit}`;
  const typed = given("H", "Sunlight hours", input.parameters.sunlightHours, "h", FROM.user);
  const id = "design-sun-hours";
  const name = "Sun hours that decide";
  if (city === null) {
    return figure(id, name, value, unit, {
      formula: "H = typed figure, the same every month",
      equation: `H = ${result}`,
      inputs: [typed],
      source: "Typed: no city is chosen, so no month is known to be darker than another",
    });
  }
  const sourcedYear = given(
    "H̄",
    `Mean of the year at ${row.name}`,
    site.meanSourcedSunHours,
    unit,
    describeSource(row),
  );
  const note = row.note === "" ? [] : [given("", "Note on these figures", row.note, "", row.name)];
  const month = array.designMonth;
  if (month === null) {
    return figure(id, name, value, unit, {
      formula: site.sunIsSourced ? "H = mean over the year of H_GHI × R" : "H = typed figure, as the mean of the year",
      equation: `H = ${result}`,
      inputs: [...(site.sunIsSourced ? [] : [typed]), sourcedYear, ...note],
      source: "The grid evens out the months: the year's mean decides",
    });
  }
  const ghi = row.ghi[month] ?? 0;
  const factor = site.planeFactors[month] ?? 1;
  const product = `${show(ghi, 3)} × ${show(factor, 3)}`;
  const scale = input.parameters.sunlightHours / site.meanSourcedSunHours;
  const inputs = [
    given("H_GHI", `${monthName(month)}, on the horizontal`, ghi, unit, describeSource(row)),
    given("R", `Plane at ${site.tilt.tilt}° ÷ horizontal`, factor, "", "Liu-Jordan, Duffie & Beckman 2.19"),
  ];
  return figure(id, name, value, unit, {
    formula: site.sunIsSourced ? "H = H_GHI × R" : "H = H_GHI × R × H_typed ÷ H̄",
    equation: site.sunIsSourced
      ? `${monthName(month)}: ${product} = ${result}`
      : `${monthName(month)}: ${product} × ${show(input.parameters.sunlightHours, 2)} ÷ ${show(site.meanSourcedSunHours, 2)} = ${show(ghi * factor * scale, 2)} ${unit}`,
    inputs: [...inputs, ...(site.sunIsSourced ? [] : [typed, sourcedYear]), ...note],
    source: "AS/NZS 4509.2: the month that asks for the largest array decides",
  });
}
