import { telling } from "./testing/telling";
import { expect, it } from "vitest";
import { weatherAt } from "../../validation/testing/reference";
import { epwText, pvgisCsvText } from "../testing/weather-writers";
import { ownWeather } from "./own-weather";
import { boundedTold, oneLine, TOLD_BOUNDS } from "./told-bounds";

const EPW = epwText({ ...weatherAt("synthetic_lagos_ng"), timeZone: 1 });
const PVGIS = pvgisCsvText({ ...weatherAt("piemonte_it_pvgis"), timeZone: 0 });

it("keeps of a place as long as a file may be what fits on a line", () => {
  const { told } = ownWeather(EPW.replace("Some Place", "é".repeat(300_000)));
  expect(told.place).toBe(`${"é".repeat(TOLD_BOUNDS.place - 1)}…`);
});

it("puts the place on one line", () => {
  expect(ownWeather(EPW.replace("Some Place", "Some\tPl\u2028ace")).told.place).toBe("Some Pl ace, XXX");
});

it("cuts between characters", () => {
  expect(oneLine("☀️😀😀😀", 4)).toBe("☀️…");
  expect(oneLine("four", 4)).toBe("four");
});

it("refuses an offset between stamps and sun that is longer than half a day, with its line", () => {
  const told = (hours: string) => () => ownWeather(PVGIS.replace("\n", `\nIrradiance Time Offset (h): ${hours}\n`));
  expect(telling(told("1e308"))).toThrow(
    "Line 1: The stated offset in minutes is Infinity; it must be from -720 to 720.",
  );
  expect(told("0.1667")).not.toThrow();
});

it("bounds what was stored without bounds", () => {
  const { told } = ownWeather(EPW);
  const wild = {
    ...told,
    place: "x".repeat(1_000_000),
    latitude: 1e308,
    years: [9e15, null, 2_020, ...Array.from({ length: 300_000 }, () => 2_000)],
    usedYear: -5,
    notes: Array.from({ length: 300_000 }, () => "n".repeat(500)),
  };
  const bounded = boundedTold(wild);
  expect(JSON.stringify(bounded).length).toBeLessThan(10_000);
  expect(bounded).toMatchObject({ latitude: 90, usedYear: 0 });
  expect(bounded.years.slice(0, 3)).toEqual([null, null, 2_020]);
});
