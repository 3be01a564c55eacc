import { tell } from "@sunwright/words/tell-quotes";
import { beforeAll, describe, expect, it } from "vitest";
import { type CheckedQuote, checkQuote } from "./check-quotes";
import { type Quote, type Warning, WARNING_CODES } from "./quote";
import { type Judged, PRIORITIES, recommended } from "./recommend";
import { bars, bySeverity, changesNeeded, isGrave, severityOf } from "./severity";
import { CLEAN, HOUSE, MARKET } from "./testing/checked-quote";
import { cheaper, UNSIGNABLE } from "./testing/unsignable";

let clean: CheckedQuote;
const faulty = new Map<string, CheckedQuote>();

const judged = (id: string, quote: Quote): CheckedQuote => checkQuote({ ...quote, id }, HOUSE, MARKET);
/** Two strings need no fuse. */
const FAULTS = UNSIGNABLE.filter(({ fault }) => fault !== "no dc-fuse");

beforeAll(() => {
  clean = judged("clean", CLEAN);
  for (const { fault, of } of FAULTS) {
    const quote = of(CLEAN);
    if (quote === null) throw new Error(`${fault} changes nothing`);
    faulty.set(fault, judged(fault, cheaper(quote)));
  }
});

const take = (among: readonly Judged[], priority: Parameters<typeof recommended>[1] = null) =>
  recommended(among, priority)?.id ?? null;
const of = (fault: string): CheckedQuote => {
  const found = faulty.get(fault);
  if (found === undefined) throw new Error(`There is no ${fault}`);
  return found;
};

describe("a quote that nobody should sign", () => {
  it.each(FAULTS.map(({ fault, code }) => [fault, code] as const))("%s: %s", (fault, code) => {
    const one = of(fault);
    expect(one.warnings.filter(bars).map((warning) => warning.code)).toContain(code);
    expect(clean.warnings).toEqual([]);
    for (const priority of [null, ...PRIORITIES]) expect(take([one, clean], priority)).toBe("clean");
    expect(take([one])).toBeNull();
    expect(changesNeeded(one.warnings)).not.toEqual([]);
  });

  it("is not taken with two faults either, nor one of ten of them", () => {
    const all = [...faulty.values()];
    for (const [index, one] of all.entries()) {
      const other = all[(index + 7) % all.length] ?? one;
      const both = { ...one, warnings: [...one.warnings, ...other.warnings] };
      expect(take([both, other, clean, one])).toBe("clean");
    }
    expect(take(all)).toBeNull();
  });

  it("says what would have to change, each thing once", () => {
    const said = (fault: string) => changesNeeded(of(fault).warnings).map((text) => tell(text));
    expect(said("no rcd")).toEqual(["include a residual-current device"]);
    expect(said("all paid at signing")).toEqual(["ask for part of the price only once the parts are on site"]);
    expect(said("batteryMm2 6 mm²")).toEqual([expect.stringMatching(/^lay a battery cable of at least \d+ mm²$/)]);
    expect(said("a battery cable of no stated size")).toEqual([
      expect.stringMatching(/^state the size of the battery cable, at least \d+ mm²$/),
    ]);
    const { warnings } = of("no certificate");
    expect(changesNeeded([...warnings, ...warnings])).toHaveLength(1);
  });
});

describe("a cable of no stated size", () => {
  const about = (cables: Quote["cables"], house = HOUSE) =>
    checkQuote({ ...CLEAN, cables }, house, MARKET).warnings.map(
      (warning) => `${severityOf(warning)} ${warning.about}`,
    );
  it("is a danger between battery and inverter, where the largest current flows, and bars nothing elsewhere", () => {
    expect(about({ ...CLEAN.cables, batteryMm2: null })).toEqual(["danger batteryMm2"]);
    expect(about({ batteryMm2: CLEAN.cables?.batteryMm2 })).toEqual([]);
  });
});

describe("a fault of money, or of hours, bars nothing", () => {
  it.each([
    [
      "three fifths paid at signing",
      {
        milestones: [
          { percent: 60, when: "signing" },
          { percent: 40, when: "delivery" },
        ],
      },
    ],
    ["no warranty", { warrantyYears: null }],
    ["no datasheet", { panels: { ...CLEAN.panels, datasheet: false } }],
    ["a battery that may be emptied", { battery: { ...CLEAN.battery, usablePercent: 100 } }],
    ["a tenth of the battery", { battery: { ...CLEAN.battery, ampHours: 40, kwh: 1.92 } }],
    ["13 panels that make no equal strings", { panels: { ...CLEAN.panels, count: 13 } }],
  ] satisfies readonly (readonly [string, Partial<Quote>])[])("%s", (id, change) => {
    const one = judged(id, { ...CLEAN, ...change });
    expect(one.warnings.length).toBeGreaterThan(0);
    expect(one.warnings.filter(bars)).toEqual([]);
    expect(take([one])).toBe(id);
  });

  it("but what leaves the house dark is taken after what does not, however cheap it is", () => {
    const dark = judged("dark", cheaper({ ...CLEAN, battery: { ...CLEAN.battery, ampHours: 40, kwh: 1.92 } }, 0.6));
    const dear = judged("dear", { ...CLEAN, warrantyYears: null, total: 3 * (CLEAN.total ?? 0) });
    expect(take([dark, dear])).toBe("dear");
  });

  it("nor does a cable that carries its current and only loses too much", () => {
    const far = { ...HOUSE.input.parameters, panelToInverterDistance: 90 };
    const house = { ...HOUSE, input: { ...HOUSE.input, parameters: far } };
    const long = checkQuote(
      { ...CLEAN, id: "long", cables: { ...CLEAN.cables, panelToInverterMm2: 6 } },
      house,
      MARKET,
    );
    const thin = checkQuote({ ...CLEAN, cables: { ...CLEAN.cables, panelToInverterMm2: 0.5 } }, house, MARKET);
    expect(long.warnings).toMatchObject([{ code: "wiring", about: "panelToInverterMm2", mild: true }]);
    expect(long.warnings.map(severityOf)).toEqual(["dark"]);
    expect([take([long]), take([thin])]).toEqual(["long", null]);
  });

  it("a total well below what its parts cost at the cheapest is too cheap, where no line says what they cost", () => {
    const cut = (total: number) => judged("cut", { ...CLEAN, lines: null, total }).warnings.filter(bars);
    // 14 × 400 W at 205, 19.2 kWh at 185,000 and 5,800 W at 75 naira are 5.135 million; 0.85 of that is 4.365 million.
    expect(cut(4_300_000)).toMatchObject([{ code: "price_low", about: "total" }]);
    expect(cut(4_400_000)).toEqual([]);
  });
});

describe("the order of warnings", () => {
  const warning = (code: Warning["code"], about: string, cost: number, more: Partial<Warning> = {}): Warning => ({
    code,
    about,
    stated: null,
    found: null,
    unit: "",
    text: code,
    cost,
    ...more,
  });

  it("is danger, darkness, what cannot be relied on, money; of one kind what bars, then the dearest", () => {
    const order = bySeverity([
      warning("price_high", "panels", 9_000),
      warning("upfront_high", "milestones", 1, { stated: 100 }),
      warning("certificate", "state", 10),
      warning("hours_short", "years", 4),
      warning("wiring", "equal-strings", 5),
      warning("missing_part", "battery", 1),
      warning("missing_part", "rcd", 1),
      warning("wiring", "batteryMm2", 2),
    ]);
    expect(order.map(({ code, about }) => `${code} ${about}`)).toEqual([
      "wiring batteryMm2",
      "missing_part rcd",
      "missing_part battery",
      "wiring equal-strings",
      "hours_short years",
      "certificate state",
      "upfront_high milestones",
      "price_high panels",
    ]);
  });

  it("hides nothing of fire, shock or night: money alone may be folded away", () => {
    const folded = new Set(WARNING_CODES.filter((code) => !isGrave(warning(code, "", 0))));
    expect(folded).toEqual(
      new Set(["price_high", "sums", "unverifiable", "upfront_high", "warranty_short", "yield_overclaimed"]),
    );
  });
});
