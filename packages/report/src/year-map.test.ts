import { expect, it } from "vitest";
import { drawnExample } from "./testing/simulated";
import { yearHours } from "./testing/year-hours";
import { countKinds, countsByMonth, hourKind, hourKinds, yearMapPaths, yearMapSentence } from "./year-map";

const kindOf = (hour: Parameters<typeof yearHours>[0]) => hourKind(yearHours(hour), 0);

it("names an hour after the largest of its sources", () => {
  expect(kindOf(() => ({ load: 1, direct: 0.6, fromBattery: 0.5 }))).toBe("sun");
  expect(kindOf(() => ({ load: 1, direct: 0.4, fromBattery: 0.7 }))).toBe("battery");
  expect(kindOf(() => ({ load: 1, gridImport: 0.9, direct: 0.1 }))).toBe("grid");
  expect(kindOf(() => ({ load: 1, generator: 2, chargedFromMains: 1 }))).toBe("generator");
});

it("mutes the sun where some is left over or sold, and shows nothing above an hour short of power", () => {
  expect(kindOf(() => ({ load: 1, direct: 1.1, surplus: 0.2 }))).toBe("surplus");
  expect(kindOf(() => ({ load: 1, direct: 1.1, gridExport: 0.2 }))).toBe("surplus");
  expect(kindOf(() => ({ load: 1, direct: 1, unmet: 0.01 }))).toBe("unmet");
  expect(kindOf(() => ({}))).toBe("none");
  expect(kindOf(() => ({ production: 1, toBattery: 1 }))).toBe("sun");
});

const year = hourKinds(
  yearHours((hour) => {
    const time = hour % 24;
    const day = Math.floor(hour / 24);
    if (day === 226 && time < 6) return { load: 1, unmet: 1 };
    return time >= 7 && time < 18 ? { load: 1, direct: 1.1 } : { load: 1, fromBattery: 1.1 };
  }),
);

it("counts every hour once, in all and by month", () => {
  const counts = countKinds(year);
  expect(counts).toMatchObject({ sun: 11 * 365, unmet: 6, battery: 13 * 365 - 6 });
  const months = countsByMonth(year);
  expect(months[7]?.unmet).toBe(6);
  expect(months.reduce((sum, month) => sum + month.sun, 0)).toBe(11 * 365);
});

it("covers the year with rectangles that never overlap", () => {
  const cells = new Map<string, string>();
  for (const [kind, path] of yearMapPaths(year))
    for (const [, from, hour, days] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
      for (let day = Number(from); day < Number(from) + Number(days); day += 1) {
        expect(cells.has(`${day} ${hour}`)).toBe(false);
        cells.set(`${day} ${hour}`, kind);
      }
  expect(cells.size).toBe(8760);
  year.forEach((kind, hour) => expect(cells.get(`${Math.floor(hour / 24)} ${hour % 24}`)).toBe(kind));
});

it("says which hours each source carries, and how many have surplus or are short", () => {
  const none = { sun: 0, surplus: 0, battery: 0, generator: 0, grid: 0, unmet: 0, none: 0 };
  const one = { years: 1, unmetHours: { ...drawnExample().unmetHours, value: 6 } };
  expect(yearMapSentence({ ...none, sun: 4_000, battery: 4_754, unmet: 6 }, one)).toBe(
    "Of 8,760 hours the sun carries 4,000 hours, the battery 4,754, and 6 are short of power.",
  );
  expect(yearMapSentence({ ...none, surplus: 4_000, grid: 4_759, unmet: 1 }, one)).toBe(
    "Of 8,760 hours the sun carries 4,000 hours, the grid 4,759, and 1 is short of power. Muted: 4,000 hours with surplus.",
  );
  expect(yearMapSentence({ ...none, generator: 8_760 }, one)).toMatch(
    /the generator 8,760, and none is short of power\.$/,
  );
});

it("says of which year it is, and what a mean one lacks, so that the headline is found again", () => {
  const none = { sun: 0, surplus: 0, battery: 0, generator: 0, grid: 0, unmet: 0, none: 0 };
  expect(yearMapSentence({ ...none, sun: 4_000, battery: 4_664, unmet: 96 }, drawnExample())).toBe(
    "Of 8,760 hours of the darkest of 5 simulated years the sun carries 4,000 hours, the battery 4,664, and 96 are short of power. A mean year has 36.",
  );
});
