import { describe, expect, it } from "vitest";
import { COUNTRIES } from "../parameters/options";
import { cityById } from "./cities";
import { fromRow, isFarFromRow, nearestRow } from "./nearest-row";
import { searchTowns, townById, townsOf, TOWNS_SOURCE } from "./towns";

const named = (words: string, country?: string) => searchTowns({ words, country }).map(({ name }) => name);

describe("towns", () => {
  it("are of every country of the design page, with coordinates, and say whose they are", () => {
    for (const country of COUNTRIES) expect(townsOf(country).length, country).toBeGreaterThan(60);
    for (const { latitude, longitude, people, elevation } of COUNTRIES.flatMap(townsOf)) {
      expect(Math.abs(latitude)).toBeLessThan(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      expect(people).toBeGreaterThanOrEqual(0);
      expect(elevation ?? 0).toBeLessThan(4_000);
    }
    expect(TOWNS_SOURCE).toMatchObject({ licence: "CC BY 4.0" });
  });

  it("are found by the beginning of their names, with or without marks, the largest first", () => {
    expect(named("kadun", "Nigeria")[0]).toBe("Kaduna");
    expect(named("koln")[0]).toBe("Köln");
    expect(named("Koeln")[0]).toBe("Köln");
    expect(named("port har")[0]).toBe("Port Harcourt");
    expect(searchTowns({ words: "Springfield Illinois" }).map(({ region }) => region)).toEqual(["Illinois"]);
  });

  it("forgive a letter or two, and no more", () => {
    expect(named("Kaduma", "Nigeria")).toContain("Kaduna");
    expect(named("Johanesburg")).toContain("Johannesburg");
    expect(named("Qqqqqq")).toEqual([]);
    expect(named(" — ")).toEqual([]);
  });

  // A word of eight letters and more may have two of them wrong, whatever is wrong and wherever.
  it.each([
    ["left out at the beginning", "hannesburg"],
    ["left out at the end", "johannesbu"],
    ["added at the beginning", "xxjohannesburg"],
    ["added at the end", "johannesburgxx"],
    ["changed at the beginning", "xxhannesburg"],
    ["changed at the end", "johannesbuxx"],
    ["changed and added", "jxhannesburgx"],
    ["added and left out", "xjohannesbur"],
    ["in each other's place", "johannesbrug"],
  ])("are found with two letters %s, and not with a third one wrong", (_what, words) => {
    expect(named(words, "South Africa")).toContain("Johannesburg");
    const third = `${words.slice(0, 5)}q${words.slice(6)}`;
    expect(named(third, "South Africa")).not.toContain("Johannesburg");
  });

  // Source: questions on towns by native, former, official, foreign and short names, made beside GeoNames on 2026-11-29.
  it.each([
    ["Mparntwe", undefined, "2077895", 1],
    ["Mt Isa", undefined, "2065594", 1],
    ["Cologne", undefined, "2886242", 1],
    ["Muenchen", "Germany", "2867714", 1],
    ["Frankfurt", "Germany", "2925533", 1],
    ["Aix-la-Chapelle", undefined, "3247449", 1],
    ["munchen", undefined, "2867714", 1],
    ["St Albans", "UK", "2638867", 1],
    ["Kumase", "Ghana", "2298890", 1],
    ["Bolga", "Ghana", "2302821", 1],
    ["Bangalore", undefined, "1277333", 1],
    ["Allahabad", undefined, "1278994", 1],
    ["Gurugram", undefined, "1270642", 1],
    ["Cochin", undefined, "1273874", 1],
    ["Pondicherry", undefined, "1259425", 1],
    ["ಬೆಂಗಳೂರು", undefined, "1277333", 1],
    ["दिल्ली", undefined, "1273294", 2],
    ["Trivandrum", undefined, "1254163", 1],
    ["Athi River", "Kenya", "200787", 1],
    ["Zazzau", "Nigeria", "2317765", 1],
    ["Abẹ́òkúta", undefined, "2352947", 1],
    ["Benin", "Nigeria", "2347283", 1],
    ["Saint Louis", "USA", "4407066", 1],
    ["New York", undefined, "5128581", 1],
    ["Gqeberha", undefined, "964420", 1],
    ["Mafeking", "South Africa", "980595", 1],
    ["Pietersburg", undefined, "965289", 1],
    ["Makhanda", undefined, "1000501", 1],
  ] as const)("knows %s (%s)", (words, country, id, within) => {
    const found = searchTowns({ words, country }).slice(0, within);
    expect(found.map((town) => town.id)).toContain(id);
  });

  it("puts a larger town by its English name before smaller ones that bear it", () => {
    expect(named("Hanover").slice(0, 2)).toEqual(["Hannover", "Hanover"]);
    expect(named("Brunswick")[0]).toBe("Braunschweig");
  });

  it.each([
    ["Lagos Nigeria", "Lagos"],
    ["Accra, Ghana", "Accra"],
    ["Munich Germany", "Munich"],
  ])("takes the country behind the name, as in %s", (words, name) => {
    expect(named(words)[0]).toBe(name);
  });

  it("does not know a town by the beginning of its name in another language", () => {
    // Monaco di Baviera is Munich; Monaco is not.
    expect(searchTowns({ words: "Monaco" }).map(({ id }) => id)).not.toContain("2867714");
    expect(
      searchTowns({ words: "Perth" })
        .slice(0, 2)
        .map(({ country }) => country),
    ).toEqual(["Australia", "UK"]);
  });

  it("knows seats of districts whose people nobody counts", () => {
    for (const seat of ["Ogbomoso", "Ile-Ife", "Ikorodu", "Ede"]) expect(named(seat, "Nigeria")[0]).toBe(seat);
    expect(named("Ladysmith", "South Africa")[0]).toBe("Ladysmith");
  });

  it("are the ones of GeoNames", () => {
    expect(townById("2335727")).toMatchObject({
      name: "Kaduna",
      country: "Nigeria",
      latitude: 10.526,
      longitude: 7.439,
    });
    expect(townById("0")).toBeNull();
  });
});

describe("the nearest climate row", () => {
  it("is at no distance from its own place, and of the country asked for", () => {
    const kano = cityById("ng-kano");
    if (kano === null) throw new Error("No row of Kano");
    expect(nearestRow(kano, "Nigeria")).toMatchObject({ row: { id: "ng-kano" }, kilometres: 0, metres: 0 });
    expect(nearestRow(kano, "Ghana")?.row.country).toBe("Ghana");
    expect(nearestRow(kano, "Atlantis")).toBeNull();
  });

  it("is far beyond 100 km or 300 m of height", () => {
    const kano = cityById("ng-kano");
    if (kano === null) throw new Error("No row of Kano");
    // A degree of the meridian is 111.19 km on the sphere.
    const north = fromRow({ ...kano, latitude: kano.latitude + 1 }, kano);
    expect(north.kilometres).toBeCloseTo(111.19, 1);
    expect(isFarFromRow(north)).toBe(true);
    const near = { ...kano, latitude: kano.latitude + 0.5 };
    expect(isFarFromRow(fromRow(near, kano))).toBe(false);
    expect(isFarFromRow(fromRow({ ...near, elevation: (kano.elevation ?? 0) - 301 }, kano))).toBe(true);
    expect(isFarFromRow(fromRow({ ...near, elevation: null }, kano))).toBe(false);
  });
});
