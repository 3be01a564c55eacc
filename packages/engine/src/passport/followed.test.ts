// Of the rest: readings of years, weather and faults.
import { beforeAll, describe, expect, it } from "vitest";
import { type CleanQuote, cleanQuote } from "../quotes/testing/clean-quote";
import { randomFrom } from "../quotes/testing/random";
import { simulatedQuote } from "../quotes/simulated-quote";
import { MONTH_OF_DAY } from "../units/year";
import { expectedIn, expectedRun, sharesOf } from "./expectation";
import { type ExpectedYear, expectedYear } from "./expected-year";
import { followed } from "./followed";
import { dayNumber, dayOfYear, dayText, type Reading } from "./reading";

const START = "2027-04-01";
const houseOf = ({ household, asked }: CleanQuote) => ({ input: household.input, weather: null, asked });

function firstOf(kind: CleanQuote["household"]["kind"], seed: number, times = 1): CleanQuote {
  const random = randomFrom(seed);
  for (;;) {
    const clean = cleanQuote(random, { kind, times });
    if (clean !== null) return clean;
  }
}

let grid: CleanQuote;
let sells: ExpectedYear;
beforeAll(() => {
  grid = firstOf("on-grid", 3, 3);
  sells = { ...expectedYear({ quote: grid.quote, house: houseOf(grid) }), strings: 2 };
});

/** A meter that counts every day what was expected of it, times a share that may change with the days. */
function readingsOf(year: ExpectedYear, count: number, share: (day: number) => number): readonly Reading[] {
  let meter = 0;
  return Array.from({ length: count + 1 }, (_, day) => {
    const number = dayNumber(START) + day;
    const produced = year.days[dayOfYear(number)]?.producedKwh ?? 0;
    if (day > 0) meter += produced * share(day);
    return { on: dayText(number), meterKwh: meter, fuelLitres: null };
  });
}
const today = (count: number) => dayText(dayNumber(START) + count);
const yearOf = (forecast: ReturnType<typeof followed>["forecast"]) => forecast.reduce((sum, { kwh }) => sum + kwh, 0);

describe("an expected year", () => {
  it("counts on the grid what the check of a quote finds, behind the inverter", () => {
    const { years } = simulatedQuote(grid.quote, houseOf(grid));
    const produced = sells.days.reduce((sum, { producedKwh }) => sum + producedKwh, 0);
    // Five of the twenty years, and the inverter's own losses: 2 to 8 %.
    expect(produced / years.kwhPerYear).toBeGreaterThan(0.9);
    expect(produced / years.kwhPerYear).toBeLessThan(1);
    expect(sells.days).toHaveLength(365);
    expect(sells.burnsFuel).toBe(false);
  });

  it("has months that are the means of its days", () => {
    const built = sells.states.panels.indexOf(1);
    for (const [month, { kwh }] of sells.months.entries()) {
      const days = sells.days.filter((_, day) => MONTH_OF_DAY[day] === month);
      const mean = days.reduce((sum, { producedKwh }) => sum + producedKwh, 0) / days.length;
      expect((kwh[built] ?? 0) / mean).toBeCloseTo(1, 2);
    }
  });

  it("burns more with a weak battery, and takes less from the panels", () => {
    const set = firstOf("generator", 5);
    const { months, states } = expectedYear({ quote: set.quote, house: houseOf(set) });
    const [panels, use] = [states.panels.indexOf(1), states.use.indexOf(1)];
    const sumAt = (of: "kwh" | "litres", battery: number) =>
      months.reduce(
        (sum, month) => sum + (month[of][(panels * states.use.length + use) * states.battery.length + battery] ?? 0),
        0,
      );
    expect(sumAt("litres", 0)).toBeGreaterThan(sumAt("litres", states.battery.length - 1));
    expect(sumAt("kwh", 0)).toBeLessThan(sumAt("kwh", states.battery.length - 1));
  });
});

describe("what readings say", () => {
  it("forecasts as built, a little under, where nothing was read, and knows no factor", () => {
    const { forecast, factor, months, alerts, intervals } = followed(sells, START, [], START);
    expect([factor, months, alerts, intervals]).toEqual([null, [], [], []]);
    expect(forecast).toHaveLength(12);
    expect(forecast[0]?.month).toBe("2027-05");
    expect(forecast[11]?.month).toBe("2028-04");
    const built = sells.days.reduce((sum, { producedKwh }) => sum + producedKwh, 0);
    expect(yearOf(forecast) / built).toBeGreaterThan(0.9);
    expect(yearOf(forecast) / built).toBeLessThan(1);
    for (const { kwh, lowKwh, highKwh } of forecast) {
      expect(lowKwh).toBeLessThan(kwh);
      expect(highKwh).toBeGreaterThan(kwh);
    }
  });

  it("fits a system that gives four fifths from the first day: factor, months, forecast, and no alert", () => {
    const { factor, months, forecast, alerts } = followed(
      sells,
      START,
      readingsOf(sells, 60, () => 0.8),
      today(60),
    );
    expect(factor?.value).toBeCloseTo(0.8, 1);
    expect(months.map(({ month }) => month)).toEqual([4, 5]);
    for (const { factor: ofMonth } of months) expect(ofMonth).toBeCloseTo(0.8, 1);
    const built = sells.days.reduce((sum, { producedKwh }) => sum + producedKwh, 0);
    expect(yearOf(forecast) / built).toBeCloseTo(0.8, 1);
    expect(alerts).toEqual([]);
  });

  it("finds one string of two that is gone, since the days it went, and nothing of the kind with a single string", () => {
    const readings = readingsOf(sells, 60, (day) => (day > 30 ? 0.5 : 1));
    const { alerts } = followed(sells, START, readings, today(60));
    expect(alerts.map(({ code }) => code)).toEqual(["string_loss"]);
    expect(alerts[0]?.found).toBeCloseTo(0.5, 2);
    const days = Math.abs(dayNumber(alerts[0]?.since ?? "") - dayNumber(today(31)));
    expect(days).toBeLessThanOrEqual(5);
    const single = followed({ ...sells, strings: 1 }, START, readings, today(60));
    expect(single.alerts.map(({ code }) => code)).not.toContain("string_loss");
  });

  it("forgets what was before something was mended", () => {
    const readings = readingsOf(sells, 90, (day) => (day > 30 && day < 60 ? 0.5 : 1));
    expect(followed(sells, START, readings, today(90), today(60)).alerts).toEqual([]);
  });

  it("says that a meter stands, after three days", () => {
    const readings = readingsOf(sells, 20, (day) => (day > 17 ? 0 : 1));
    const { alerts } = followed(sells, START, readings, today(20));
    expect(alerts).toEqual([
      { code: "meter_stopped", since: today(18), found: 3, expected: 0, unit: "days", band: null },
    ]);
    expect(followed(sells, START, readings.slice(0, -1), today(19)).alerts).toEqual([]);
  });
});

it("finds a battery that holds less than half since a day, by what the panels no longer fill and the set burns", () => {
  const set = firstOf("generator", 5);
  const expected = expectedYear({ quote: set.quote, house: houseOf(set) });
  const ofDay = (number: number, battery: number) => {
    const shares = sharesOf(expected.states, { panels: 1, use: 1, battery });
    const at = (quantity: "kwh" | "litres") =>
      expectedIn(expectedRun(expected, { from: number, to: number }, quantity), shares).mean;
    return { kwh: at("kwh"), litres: at("litres") };
  };
  let meter = 0;
  const readings = Array.from({ length: 91 }, (_, day): Reading => {
    const number = dayNumber(START) + day;
    const { kwh, litres } = ofDay(number, day > 40 ? 0.4 : 1);
    if (day > 0) meter += kwh;
    return { on: dayText(number), meterKwh: meter, fuelLitres: litres };
  });
  expect(followed(expected, START, readings.slice(0, 41), today(40)).alerts).toEqual([]);
  const { alerts } = followed(expected, START, readings, today(90));
  expect(alerts.map(({ code }) => code)).toEqual(["weak_battery"]);
  expect(alerts[0]?.found).toBeCloseTo(0.4, 0);
  expect(Math.abs(dayNumber(alerts[0]?.since ?? "") - dayNumber(today(41)))).toBeLessThanOrEqual(10);
});

describe("a yield that is low for a reason that cannot be told", () => {
  it("is said with its share and band: a quarter of three strings is gone at once, which is no string and no dirt", () => {
    // Kano, whose days differ least: in Munich a quarter is not told from its weather in a month.
    const { quote, ...clean } = firstOf("on-grid", 7, 3);
    const kano = { ...expectedYear({ quote, house: houseOf({ quote, ...clean }) }), strings: 3 };
    const readings = readingsOf(kano, 60, (day) => (day > 30 ? 0.75 : 1));
    const { alerts } = followed(kano, START, readings, today(60));
    expect(alerts).toMatchObject([{ code: "low_yield", since: today(31), expected: 1, unit: "share" }]);
    // Days are not their months: within five hundredths.
    expect(alerts[0]?.found).toBeCloseTo(0.75, 1);
    expect(alerts[0]?.band?.low).toBeGreaterThan(0.9);
    expect(alerts[0]?.band?.high).toBeLessThan(1.1);
  });

  it("is not said of what was so from the first day: the system is fitted to it", () => {
    const readings = readingsOf(sells, 60, () => 0.75);
    expect(followed({ ...sells, strings: 3 }, START, readings, today(60)).alerts).toEqual([]);
  });
});
