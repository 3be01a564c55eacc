import { describe, expect, it } from "vitest";
import { isUnknown, lineKind, type LineKind, namedIn, PARTS_NEEDED, type PartNeeded } from "./lines";
import { isDueWithParts } from "./milestone-words";
import { openWords } from "./open-words";
import { upfrontShare } from "./terms";

/*
 * Phrases of quotes as installers in nine countries write them, each with what it is: collected from quotes by people, not
 * from the words that are read here.
 */
const PARTS: Readonly<Partial<Record<PartNeeded, string>>> = {
  mounting:
    "mounting|racking|aluminium profiles and clamps|steel frame|substructure|purlins and brackets|Montagesystem|Dachhaken|roof hooks and rails|ground-mount structure|tilt kit",
  "dc-isolator":
    "DC isolator|DC switch|PV disconnect|DC MCB 2P 500 V|DC circuit breaker 32 A|fireman's switch|fireman’s switch|DC-Freischalter|solar isolator|DC switch-disconnector|DC isolating switch",
  "dc-fuse": "string fuses|PV fuses 15 A|DC fuse|fuses for the strings|Strangsicherungen",
  "surge-protection":
    "surge protection|SPDs|surge arrester|lightning arrestors|type II arresters|surge suppressor|Überspannungsschutz",
  "battery-fuse":
    "battery fuse|fuse for the battery|battery MCB|class T fuse|battery isolator with fuse|MRBF terminal fuse|Batteriesicherung|battery breaker|battery disconnect|battery DC fuse",
  "ac-breaker":
    "AC breaker|MCBs|miniature circuit-breakers|DB with MCBs|load centre|CBs 32 A|Leitungsschutzschalter|distribution board|ACDB",
  rcd: "RCD|RCCB|RCBO|ELCB|earth-leakage relay|GFCI|FI-Schutzschalter|residual-current device|earth leakage circuit breaker|FI",
  earthing: "earthing|grounding|equipotential bonding|bonding conductor|Erdung|earth rod|Potentialausgleich|earth wire",
  cables: "cables|cabling|wires|conductors|leads|flex and conduit|Kabel|Leitungen|DC cable 6 mm²",
};
const LINES: Readonly<Partial<Record<NonNullable<LineKind>, string>>> = {
  panels:
    "Solar panels 550 W|Jinko Tiger 550W mono|JA Solar 550W panel incl. mounting clamps|PV array 4.4 kWp|Solarmodule 430 Wp|Panel 550W bifacial|PV modules, black frame",
  battery:
    "Lithium battery 5 kWh|Rack-mount battery 5.12 kWh|LiFePO4 storage 10 kWh|Powerwall|Accumulators 12V 200Ah|Stromspeicher 10 kWh|Wall-mounted battery|Deye SE-G5.1 5 kWh",
  inverter:
    "Hybrid inverter 5 kW|Inverter/charger 5 kVA|Inverter with built-in DC isolator|Hybrid inverter incl. battery breaker|Multiplus-II 48/5000|Wechselrichter",
  labour:
    "labour|Workmanship|Electrician and helpers|Engineering and commissioning|Manpower|installation|Montage und Inbetriebnahme",
  mounting: "Panel mounting|Aluminium roof frame",
  "battery-fuse": "Battery fuse 200 A",
  tax: "VAT 7.5%|MwSt. 19 %",
};
const cases = <Kind extends string>(table: Readonly<Partial<Record<Kind, string>>>) =>
  Object.entries<string | undefined>(table).flatMap(([kind, phrases = ""]) =>
    phrases.split("|").map((phrase) => [phrase, kind] as const),
  );
const smallPartsIn = (what: string) => namedIn(what).filter((kind) => PARTS_NEEDED.some((part) => part === kind));

describe("words of a quote", () => {
  it.each(cases(PARTS))("reads %j as %s alone", (phrase, part) => {
    expect(smallPartsIn(phrase)).toEqual([part]);
  });

  it.each(cases(LINES))("takes the line %j for %s", (phrase, kind) => {
    expect(lineKind(phrase)).toBe(kind);
  });

  it.each([
    ["mounting not included", []],
    ["mounting (excluded)", []],
    ["earthing by others", []],
    ["cables not included", []],
    ["RCD optional, not in price", []],
    ["Mounting, earthing and cables by customer", []],
    ["Erdung bauseits", []],
    ["Kabel nicht enthalten", []],
    ["inverter without battery fuse", []],
    ["Inverter with DC isolator (battery fuse not included)", ["dc-isolator"]],
    ["RCD; earthing at extra cost", ["rcd"]],
    ["breaker and RCD", ["rcd", "ac-breaker"]],
    ["AC and DC surge protection, per order no. 12", ["surge-protection"]],
    ["JA Solar 550W panel incl. mounting clamps", ["mounting"]],
    ["Inverter 5 kW, surge 10 kW", []],
    ["AC breaker for inverter and battery", ["ac-breaker"]],
    ["Wi-Fi dongle", []],
  ] as const)("finds in %j %j", (phrase, parts) => {
    expect(smallPartsIn(phrase)).toEqual(parts);
  });

  it("asks what a word is that it does not know, and does not ask about delivery", () => {
    expect(["Frobnicator XR-7", "misc"].map(isUnknown)).toEqual([true, true]);
    expect(["Delivery", "Charge controller 60 A", "RCD"].map(isUnknown)).toEqual([false, false, false]);
  });
});

const milestones = (text: string) =>
  text.split("|").map((one) => {
    const [percent = "", ...when] = one.split(" ");
    return { percent: Number(percent), when: when.join(" ") };
  });

it.each([
  ["30 contract signed|50 delivery note signed|20 final acceptance", 30],
  ["20 signature|60 delivery of the ordered parts|20 handover", 20],
  ["30 booking|60 kit at your home|10 switch-on", 30],
  ["50 signing|50 switched on", 50],
  ["30 sign|40 goods at site, receipt signed|30 grid approval", 30],
  ["20 upfront|80 upon delivery to site as per order no. 12", 20],
  ["60 to purchase equipment|40 completion", 60],
  ["65 when parts leave our warehouse|35 running", 65],
  ["20 signing|40 site inspection|40 commissioning", 60],
  ["60 month of signing|40 delivery", 60],
  ["52 deposit|48 delivery", 52],
  ["30 Auftrag|60 Lieferung|10 Abnahme", 30],
  ["40 Anzahlung|30 vor Lieferung|30 Inbetriebnahme", 70],
  ["60 on shipment|40 handover", 60],
  ["30 deposit|70 shipment received at site", 30],
] as const)("counts of %j %d%% as due before the parts are there", (text, share) => {
  expect(upfrontShare(milestones(text))).toBe(share);
});

it("asks about the words of a quote that say nothing, each once, and about no other", () => {
  const quote = {
    id: "one",
    parts: ["RCD", "earthing not included", "Frobnicator", "Frobnicator"],
    lines: [{ what: "Delivery" }, { what: "Miscellanea" }],
    milestones: milestones("50 signing|50 Friday"),
  };
  expect(openWords(quote)).toEqual([
    { of: "parts", words: "Frobnicator" },
    { of: "lines", words: "Miscellanea" },
    { of: "milestones", words: "Friday" },
  ]);
});

it("does not guess when a payment is due whose words say neither", () => {
  expect(isDueWithParts("Friday")).toBeNull();
});
