import { describe, expect, it } from "vitest";
import { ADDRESS_FORMS, addressLines, checkedAddress, postcodeIn, stateIn } from "./address-form";
import { COUNTRIES } from "./names";

// Source: google/libaddressinput, region_data_constants ("fmt" and "require": A street, C locality, S state, Z postcode),
// made from the addressing sheets of the Universal Postal Union and the national posts.
describe("the address form of a country", () => {
  it.each([
    ["Nigeria", "%N%n%O%n%A%n%C %Z%n%S", ""],
    ["Ghana", "%N%n%O%n%A%n%C", ""],
    ["Kenya", "%N%n%O%n%A%n%C%n%Z", ""],
    ["South Africa", "%N%n%O%n%A%n%C%n%Z", "Z"],
    ["USA", "%N%n%O%n%A%n%C, %S %Z", "SZ"],
    ["UK", "%N%n%O%n%A%n%C%n%Z", "Z"],
    ["Germany", "%N%n%O%n%A%n%Z %C", "Z"],
    ["Australia", "%O%n%N%n%A%n%C %S %Z", "SZ"],
    ["India", "%N%n%O%n%A%n%C %Z%n%S", "SZ"],
  ] as const)("of %s is written as %s and asks for %s besides street and town", (country, format, required) => {
    const { postcode, state } = ADDRESS_FORMS[country];
    expect(`${state?.required === true ? "S" : ""}${postcode.required ? "Z" : ""}`).toBe(required);
    const letters = { name: "%N", company: "%O", street: "%A", landmark: "", town: "%C", state: "%S", postcode: "%Z" };
    // Ghana's digital address and Kenya's county are newer than that table; they are written below the town.
    const shown = format.includes("%S") ? letters : { ...letters, state: "" };
    const typed = format.includes("%Z") ? shown : { ...shown, postcode: "" };
    expect(addressLines({ ...typed, country }).join("%n")).toBe(format);
  });

  it("names its source and the day it was read for every country, and nothing else", () => {
    expect(Object.keys(ADDRESS_FORMS).sort()).toEqual([...COUNTRIES].sort());
    for (const country of COUNTRIES) {
      const { source, asOf } = ADDRESS_FORMS[country];
      expect(source, country).toContain("Universal Postal Union");
      expect(asOf, country).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it("asks for a landmark where many streets have no numbers, and nowhere else", () => {
    expect(COUNTRIES.filter((country) => ADDRESS_FORMS[country].landmark)).toEqual([
      "Nigeria",
      "Ghana",
      "Kenya",
      "India",
    ]);
  });

  it("calls postcode and state what people there call them", () => {
    const named = COUNTRIES.map((country) => {
      const { postcode, state } = ADDRESS_FORMS[country];
      return `${country}: ${postcode.name}, ${state?.name ?? "-"}`;
    });
    expect(named).toEqual([
      "Nigeria: postcode, state",
      "Ghana: digital-address, region",
      "Kenya: postcode, county",
      "South Africa: postcode, province",
      "USA: zip, state",
      "UK: postcode, -",
      "Germany: postcode, -",
      "Australia: postcode, state-or-territory",
      "India: pin, state-or-territory",
    ]);
  });

  // Source: ISO 3166-2, number of subdivisions; USA: the 50 states and the district, as the US Census counts them.
  it.each([
    ["Nigeria", 37],
    ["Ghana", 16],
    ["Kenya", 47],
    ["South Africa", 9],
    ["USA", 51],
    ["Australia", 8],
    ["India", 36],
  ] as const)("of %s has %i states", (country, count) => {
    const states = ADDRESS_FORMS[country].state?.options ?? [];
    expect(new Set(states.map(({ written }) => written)).size).toBe(count);
    expect(states).toHaveLength(count);
  });
});

describe("a postcode", () => {
  // Source: examples of libaddressinput ("zipex") and of the posts themselves.
  it.each([
    ["Nigeria", "930283", "930283"],
    ["Nigeria", " 930 283 ", "930283"],
    ["Kenya", "20100", "20100"],
    ["Kenya", "00100", "00100"],
    ["South Africa", "0083", "0083"],
    ["USA", "95014", "95014"],
    ["USA", "22162-1010", "22162-1010"],
    ["USA", "221621010", "22162-1010"],
    ["UK", "EC1Y 8SY", "EC1Y 8SY"],
    ["UK", "gir0aa", "GIR 0AA"],
    ["UK", "m2 5bq", "M2 5BQ"],
    ["UK", "CR02YR", "CR0 2YR"],
    ["UK", "W1A-4ZZ", "W1A 4ZZ"],
    ["Germany", "80337", "80337"],
    ["Germany", "D-01067", "01067"],
    ["Germany", "DE 26133", "26133"],
    ["Germany", "８０３３７", "80337"],
    ["Australia", "0800", "0800"],
    ["India", "110 034", "110034"],
    ["Ghana", "GA-184-0905", "GA-184-0905"],
    ["Ghana", "ga 184 0905", "GA-184-0905"],
    ["Ghana", "AK4849321", "AK-484-9321"],
    ["Ghana", "E41234-5678", "E4-1234-5678"],
  ] as const)("of %s: %s is written %s", (country, typed, written) => {
    expect(postcodeIn(country, typed)).toBe(written);
  });

  it.each([
    ["Nigeria", "93028"],
    ["Kenya", "2010"],
    ["South Africa", "00833"],
    ["USA", "9501"],
    ["USA", "95014-10"],
    ["UK", "80337"],
    ["UK", "EC1Y 8S"],
    ["UK", "EC1Y 8CV"],
    ["Germany", "8033"],
    ["Germany", "803377"],
    ["Germany", "80337 München"],
    ["Germany", "<b>80337</b>"],
    ["Australia", "20600"],
    ["India", "010034"],
    ["Ghana", "00233"],
    ["Germany", "٨٠٣٣٧"],
  ] as const)("of %s is not %s", (country, typed) => {
    expect(postcodeIn(country, typed)).toBeNull();
  });

  it("is read in no time, however long it is", () => {
    const before = performance.now();
    for (const country of COUNTRIES) postcodeIn(country, "1A- ".repeat(50_000));
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});

describe("a state", () => {
  it.each([
    ["Nigeria", "lagos", "Lagos"],
    ["Nigeria", "Lagos State", "Lagos"],
    ["Nigeria", "FCT", "Federal Capital Territory"],
    ["USA", "california", "CA"],
    ["USA", "ca", "CA"],
    ["Australia", "New South Wales", "NSW"],
    ["Kenya", "Murang’a", "Murang'a"],
    ["India", "TAMIL NADU", "Tamil Nadu"],
  ] as const)("of %s: %s is written %s", (country, typed, written) => {
    expect(stateIn(country, typed)).toBe(written);
  });

  it("is one of its country, and none where its addresses have none", () => {
    expect(stateIn("Nigeria", "Gauteng")).toBeNull();
    expect(stateIn("Germany", "Bayern")).toBeNull();
  });
});

const NOTHING = { company: "", taxNumber: "", postcode: "", state: "", landmark: "" };

describe("what was typed", () => {
  it("is kept as it is written there", () => {
    const typed = { ...NOTHING, postcode: " d-80337", company: "Isar Solar GmbH", taxNumber: "DE129273398" };
    expect(checkedAddress("Germany", typed)).toEqual({ faults: [], address: { ...typed, postcode: "80337" } });
    const nigerian = { ...NOTHING, state: "kano", landmark: "Opposite the Central Mosque" };
    expect(checkedAddress("Nigeria", nigerian)).toEqual({ faults: [], address: { ...nigerian, state: "Kano" } });
    expect(checkedAddress("Nigeria", NOTHING)).toEqual({ faults: [], address: NOTHING });
  });

  it.each([
    ["Germany", {}, [["postcode", "missing"]]],
    ["Germany", { postcode: "8033" }, [["postcode", "form"]]],
    ["Germany", { postcode: "80337", state: "Bayern" }, [["state", "not-asked"]]],
    ["Germany", { postcode: "80337", landmark: "At the bridge" }, [["landmark", "not-asked"]]],
    [
      "USA",
      {},
      [
        ["postcode", "missing"],
        ["state", "missing"],
      ],
    ],
    ["USA", { postcode: "74103", state: "Lagos" }, [["state", "form"]]],
    ["Nigeria", { postcode: "12" }, [["postcode", "form"]]],
    ["Nigeria", { state: "Bavaria" }, [["state", "form"]]],
    ["Nigeria", { taxNumber: "none yet" }, [["taxNumber", "tax-form"]]],
  ] as const)("of %s: %j has the faults %j", (country, typed, faults) => {
    const found = checkedAddress(country, { ...NOTHING, ...typed }).faults;
    expect(found.map(({ field, why }) => [field, why])).toEqual(faults);
  });
});

describe("the lines of an address", () => {
  it("are those of its country", () => {
    const amina = { name: "Amina Ɗanladi", company: "", street: "12 Gidan Rimi Close", town: "Kano" };
    expect(
      addressLines({
        ...amina,
        landmark: "Opposite the Central Mosque",
        state: "Kano",
        postcode: "700001",
        country: "Nigeria",
      }),
    ).toEqual(["Amina Ɗanladi", "12 Gidan Rimi Close", "Opposite the Central Mosque", "Kano 700001"]);
    // A state that is called as its town is not written twice, but where it stands in its line.
    const rano = { ...amina, landmark: "", state: "Kano", postcode: "", country: "Nigeria" };
    expect(addressLines({ ...rano, town: "Rano" }).slice(-2)).toEqual(["Rano", "Kano"]);
    const york = { ...rano, town: "NY", state: "NY", postcode: "10001", country: "USA" };
    expect(addressLines(york).at(-1)).toBe("NY, NY 10001");
    expect(
      addressLines({
        name: "Jonas Brandl",
        company: "Isar Solar GmbH",
        street: "Lindwurmstraße 71",
        landmark: "",
        town: "München",
        state: "",
        postcode: "80337",
        country: "Germany",
      }),
    ).toEqual(["Jonas Brandl", "Isar Solar GmbH", "Lindwurmstraße 71", "80337 München"]);
  });

  // Orders from before there were more fields.
  it("leave out what was never typed, with what would have joined it", () => {
    const old = { name: "Ann Lee", company: "", street: "1 Elm St", landmark: "", state: "", postcode: "" };
    expect(addressLines({ ...old, town: "Boston", country: "USA" })).toEqual(["Ann Lee", "1 Elm St", "Boston"]);
    expect(addressLines({ ...old, town: "Boston", country: "USA", postcode: "02108" })).toContain("Boston 02108");
    expect(addressLines({ ...old, town: "Boston", country: "USA", state: "MA" })).toContain("Boston, MA");
    expect(addressLines({ ...old, town: "Munich", country: "Germany" })).toEqual(["Ann Lee", "1 Elm St", "Munich"]);
    // A document of a country that is not known any more.
    expect(addressLines({ ...old, town: "Paris", country: "" })).toEqual(["Ann Lee", "1 Elm St", "Paris"]);
  });
});
