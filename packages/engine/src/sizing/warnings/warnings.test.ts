// Of the rest: every warning, from a whole design each.
import { describe, expect, it } from "vitest";
import { tell } from "@sunwright/words/engine";
import type { DesignInput, DesignWarning, ParametersInput } from "../inputs/design";
import { mainsMismatch } from "../rule/mains";
import { COUNTRIES } from "../../parameters/options";
import { plainDesign } from "../testing/designs";
import { fromCatalogue, house } from "../testing/house";
import { numberIn } from "../testing/told-values";

const warned = (change: Partial<ParametersInput>, load?: DesignInput["load"]) => {
  const input = house(change);
  return plainDesign({ ...input, load: load ?? input.load }).warnings;
};
const said = (warnings: readonly DesignWarning[], id: string) => {
  const text = textIn(warnings, id);
  return text === undefined ? undefined : tell(text);
};
const textIn = (warnings: readonly DesignWarning[], id: string) => warnings.find((warning) => warning.id === id)?.text;
const textOf = (change: Partial<ParametersInput>, id: string, load?: DesignInput["load"]) =>
  said(warned(change, load), id);

describe("typed sun hours above what is sourced for the place", () => {
  it("names Lagos' sourced hours for a project in Nigeria without a city, and the hours without power", () => {
    const text = textOf({}, "sun-above-source");
    expect(text).toMatch(
      /^The standard 6\.5 sun hours are not those of this place: Lagos \(Ikeja\) gets 4\.\d a day on average and 3\.\d in July\./,
    );
    expect(text).toMatch(/serves \d\d\.\d% of the load: \d[\d,]* hours a year without full power/);
  });

  it("says of nobody that they typed the standard sun or height, and says it of who typed another", () => {
    expect(textOf({ sunlightHours: 7 }, "sun-above-source")).toMatch(
      /^You typed 7 sun hours; Lagos \(Ikeja\) gets 4\.\d/,
    );
    expect(textOf({ city: "ng-jos" }, "altitude-of-another-place")).toMatch(/^The standard 200 m are not the height/);
    expect(textOf({ city: "ng-jos", altitude: 300 }, "altitude-of-another-place")).toMatch(/^You typed 300 m; Jos/);
  });

  it("compares with the region's city, and with the chosen city before it", () => {
    // climate-recent.json: 5.94 a day on the horizontal in the mean of 2019 to 2024, a little more on a roof's 12° to the south.
    expect(textOf({ region: "Northern" }, "sun-above-source")).toMatch(/Kano gets 6\.[01]/);
    expect(textOf({ region: "Northern", city: "ng-port-harcourt" }, "sun-above-source")).toContain("Port Harcourt");
  });

  it("says so where every hour is still served", () => {
    const hybrid = { region: "Northern", systemType: "hybrid" } as const;
    expect(textOf(hybrid, "sun-above-source")).toContain("still serves every hour");
  });

  it("keeps quiet within a tenth, and where the sun is the site's own", () => {
    expect(textOf({ sunlightHours: 3.9, region: "Southern" }, "sun-above-source")).toBeUndefined();
    expect(textOf({ city: "ng-lagos-ikeja", sunlightHours: 4.9 }, "sun-above-source")).toBeUndefined();
    expect(textOf({ city: "ng-lagos-ikeja", sunlightSource: "site" }, "sun-above-source")).toBeUndefined();
  });

  it("compares a grid system with the year, which the grid evens out", () => {
    expect(textOf({ systemType: "on-grid", sunlightHours: 4.9 }, "sun-above-source")).toBeUndefined();
    expect(textOf({ systemType: "on-grid" }, "sun-above-source")).toMatch(
      /the grid has to supply the other [\d,.]+ kWh a year/,
    );
  });
});

it("warns above the range the specification gives the chosen Nigerian region, not at its end", () => {
  expect(textOf({ region: "Southern" }, "sun-above-region")).toContain("3.5 to 5.4");
  expect(textOf({ region: "Southern", sunlightHours: 5.4 }, "sun-above-region")).toBeUndefined();
  expect(textOf({ region: "Middle Belt" }, "sun-above-region")).toBeUndefined();
  expect(textOf({ region: "Northern", sunlightHours: 7.1 }, "sun-above-region")).toContain("6.5 to 7");
});

it("asks for a city when the site's sun is wanted without one", () => {
  expect(textOf({ sunlightSource: "site" }, "city-missing")).toContain("No city of Nigeria is chosen");
});

describe("mains of another country", () => {
  it("gives the reason for 110 V at 60 Hz in Nigeria and sizes by it all the same", () => {
    const design = plainDesign(house({ voltageFrequency: "110V/60Hz Single Phase" }));
    const text = said(design.warnings, "mains-of-another-country");
    expect(text).toContain("Mains in Nigeria are 230 V at 50 Hz");
    expect(text).toContain("run 20% faster on 60 Hz");
    expect(design.inverter).toMatchObject({ outputVoltage: 110, frequency: 60, phases: 1 });
  });

  it("refuses none of the specification's 50 Hz choices in the eight countries with 50 Hz", () => {
    for (const country of COUNTRIES.filter((name) => name !== "USA")) {
      expect(mainsMismatch(country, "220V/50Hz Single Phase"), country).toBeNull();
      expect(mainsMismatch(country, "380V/50Hz Three Phase"), country).toBeNull();
      expect(mainsMismatch(country, "440V/60Hz Three Phase"), country).not.toBeNull();
    }
    expect(mainsMismatch("USA", "120/240V/60Hz Split Phase")).toBeNull();
    expect(mainsMismatch("USA", "220V/50Hz Single Phase")).not.toBeNull();
  });
});

it("sees that a day cannot be used up below the typed peak", () => {
  const load = { kind: "direct", dailyConsumption: 24_000, peakPower: 500 } as const;
  expect(textOf({}, "peak-below-consumption", load)).toContain("1,000 W around the clock");
  expect(textOf({}, "peak-below-consumption", { ...load, peakPower: 1_000 })).toBeUndefined();
});

it("names the motor whose start is too hard for the inverter", () => {
  const load = { kind: "appliances", appliances: [fromCatalogue("water-pump", 1)] } as const;
  expect(textOf({}, "surge-above-inverter", load)).toContain("It comes from Water pump starting");
  expect(textOf({}, "surge-above-inverter")).toBeUndefined();
});

describe("a battery asked for more than half its capacity an hour", () => {
  const hybrid = { systemType: "hybrid", backupHours: 1 } as const;
  const kettle = (essential: boolean) => {
    const base = { quantity: 1, startFactor: 1, motor: false, hoursOfDay: [7] };
    return {
      kind: "appliances" as const,
      appliances: [
        { ...base, name: "Kettle", power: 5_000, hoursPerDay: 0.1, essential },
        { ...base, name: "Lamp", power: 60, hoursPerDay: 24, hoursOfDay: [], essential: true },
      ],
    };
  };

  it("is judged by appliances at their full power, and named with the battery that does", () => {
    const text = textOf(hybrid, "battery-drained-fast", kettle(true));
    // (5,000 + 60) W ÷ 0.95 ÷ 0.5 = 10,653 Wh: three modules of 51.2 V, 100 Ah.
    expect(text).toContain("5,326 W at once");
    expect(text).toContain("or 15.36 kWh of whole modules, $");
  });

  it("counts only what runs in an outage", () => {
    expect(textOf(hybrid, "battery-drained-fast", kettle(false))).toBeUndefined();
  });

  it("is nobody's business where the mean load sizes a larger one", () => {
    expect(textOf({}, "battery-drained-fast")).toBeUndefined();
  });
});

describe("an inverter weaker at its site than what runs at once", () => {
  const load = { kind: "direct", dailyConsumption: 24_000, peakPower: 1_000 } as const;

  it("is named with one that carries it, and the target is not called met", () => {
    const design = plainDesign({ ...house({ altitude: 6_000 }), load });
    const { capacity, capacityAtSite } = design.inverter;
    const named = numberIn(textIn(design.warnings, "inverter-too-weak"), "enough");
    expect((named * capacityAtSite.value) / capacity.value).toBeGreaterThanOrEqual(1_000);
    expect(design.simulation?.targetMet).toBe(false);
    expect(plainDesign({ ...house(), load }).simulation?.targetMet).toBe(true);
  });

  it("does no harm where the grid carries the house", () => {
    expect(textOf({ altitude: 6_000, systemType: "on-grid" }, "inverter-too-weak", load)).toBeUndefined();
    expect(textOf({}, "inverter-too-weak", load)).toBeUndefined();
  });
});

it("warns of a hard start only where the inverter has to take it", () => {
  const pump = (essential: boolean) => ({
    kind: "appliances" as const,
    appliances: [{ ...fromCatalogue("water-pump", 1), essential }, fromCatalogue("led-bulb", 1)],
  });
  expect(textOf({ systemType: "hybrid" }, "surge-above-inverter", pump(true))).toContain("Water pump");
  expect(textOf({ systemType: "hybrid" }, "surge-above-inverter", pump(false))).toBeUndefined();
  expect(textOf({ systemType: "on-grid" }, "surge-above-inverter", pump(true))).toBeUndefined();
});

it("warns of an altitude that is not the city's", () => {
  expect(textOf({ city: "ng-jos" }, "altitude-of-another-place")).toContain("Jos stands at 1,290 m");
  expect(textOf({ city: "ng-jos", altitude: 1_290 }, "altitude-of-another-place")).toBeUndefined();
});

it("asks whether a temperature far from the place's mean is that of a hot day or a cold night", () => {
  const alice = { country: "Australia", city: "au-alice-springs" } as const;
  // Bureau of Meteorology, Alice Springs Airport, 1991 to 2020: mean maximum 29.3 °C, mean minimum 13.5 °C, in the middle 21.4.
  expect(textOf({ ...alice, ambientTemperature: 45 }, "temperature-of-a-day")).toMatch(
    /^45 °C is taken as the mean of the whole year, day and night; in Alice Springs it is 2[01]\.\d °C\. If 45 °C is the hottest day/,
  );
  expect(textOf({ ...alice, ambientTemperature: -2 }, "temperature-of-a-day")).toContain("coldest night");
  expect(textOf({ ...alice, ambientTemperature: 25 }, "temperature-of-a-day")).toBeUndefined();
  expect(textOf({ city: "ng-lagos-ikeja" }, "temperature-of-a-day")).toBeUndefined();
});

it("warns of a lithium battery in frost", () => {
  expect(textOf({ ambientTemperature: -5 }, "cold-battery")).toContain("below 0 °C");
  expect(textOf({ ambientTemperature: -5, systemType: "on-grid" }, "cold-battery")).toBeUndefined();
});

it("warns of a run too long for one cable, by the parameter that holds it", () => {
  const long = warned({ inverterToLoadDistance: 2_000 }).find(({ id }) => id === "long-run");
  expect(long?.parameter).toBe("inverterToLoadDistance");
});

it("sets the efficiency found beside the stated 92%", () => {
  const design = plainDesign(house());
  const found = design.energy.systemEfficiencyFound.value;
  expect(found).toBeLessThan(92);
  expect(textOf({}, "system-efficiency")).toContain(`leave ${Math.round(found)}%`);
});
