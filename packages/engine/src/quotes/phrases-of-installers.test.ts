import { expect, it } from "vitest";
import { isUnknown, lineKind, type LineKind, namedIn, PARTS_NEEDED, type PartNeeded } from "./lines";
import { isDueWithParts } from "./milestone-words";
import { upfrontShare } from "./terms";

/*
 * More phrases in the way of those of `quote-words.test.ts`, as installers of the nine countries write them: what each is
 * was said before it was read. Nineteen of twenty are to be read, the others asked about, and none read as something else.
 */
const PARTS: Readonly<Record<PartNeeded, string>> = {
  mounting:
    "IBR roof brackets and rails|tile hooks|Solar mounting structure (GI)|L-feet and mid clamps|galvanised angle iron stand|module mounting structure|MMS hot-dip galvanized|roof mount kit|Schletter rail kit|Unterkonstruktion|Montageschienen mit Klemmen|ballasted flat roof system|standing seam clamps|Carport structure|roof fixings|pitched roof mounting kit|corrugated sheet clamps and rails|aluminum railing L foot|ground screw foundation|Solar stand 2x3 GI pipe|Aufdach-Montagesystem inkl. Kleinmaterial|kliplok brackets|racks for 10 panels|unistrut frame|roof structure aluminium|pole mount|Rails, end clamps and bolts|trapezoidal sheet brackets|Flachdachsystem mit Ballast|elevated GI structure|Metal carriage for 10 panels|Modulhalterung|hanger bolts|angle bar structure|KSh 25,000 mounting structure|Mounting (rails, hooks), 1,5 kN",
  "dc-isolator":
    "rooftop isolator|DC isolator 1000V 32A|PV array switch disconnector|DC disconnector|DC combiner with isolator|array isolator|DC-Trennschalter|DC Lasttrennschalter|PV main switch|DC isolating switch on roof|PV isolator 4 pole|solar DC breaker 63A|DC-Schalter|array junction box with isolator|DC disconnect 600V|DCDB with MCB|DC main switch 1000 V|MC4 disconnect switch|PV breaker 2P 32A|isolator on the roof|N 15,000 DC isolator|Generatoranschlusskasten mit Freischalter|2P DC breaker 63A for panels",
  "dc-fuse":
    "gPV fuses and holders|MC4 inline fuse|string fuse holders 1000VDC|Solarsicherungen|10x38 PV fuse|fuse links 15A 1000V DC for strings|PV string fuses|DC fuses 20A|15A gPV fuses|string fuse box|PV-Strangsicherungen",
  "surge-protection":
    "SPD type 2 DC and AC|lightning and surge protection|surge protective device|surge arrestors AC/DC|DC SPD 1000V|Blitz- und Überspannungsschutz|lightning arrester|TVSS|Überspannungsableiter Typ 2|AC/DC surge arresters|SPD 40kA|surge guard|surge device Class II|ÜSS Typ 1+2|lightning protection device|SPD DC 600V|surge protector AC side|Überspannungsschutz DC/AC|varistor protection",
  "battery-fuse":
    "battery fuse disconnect|160A battery MCCB|DC breaker for battery 125A|NH00 fuse for battery|battery isolator 250A fused|ANL fuse|Batterie-Lasttrennschalter mit Sicherung|Pylontech battery breaker box|Mega fuse|battery DC MCB 125A|HRC fuse for batteries|DC battery disconnect with fuse|BMS and 200A battery breaker|Batteriesicherung NH|battery circuit breaker 200A|fused battery disconnect|250 A battery fuse and holder|NH fuse battery side|Batterie-Trennschalter|Lasttrenner Batterie|breaker wey dey for battery|DC MCCB 250A battery",
  "ac-breaker":
    "AC MCB 40A|consumer unit|sub-board with breakers|double pole breaker|AC distribution box|main breaker|changeover switch and AC breakers|LS-Schalter|MCB enclosure|Unterverteilung mit LS-Schaltern|AC DB box|load center with breakers|backfeed breaker|AC isolator and breaker|63A DP breaker|AC DB with MCB|DB board|AC breaker 32A 2P|Zählerschrank mit Sicherungsautomaten|mini circuit breakers|AC combiner|AC MCCB 63A|DB sub-panel|circuit breaker for output|LS-Automat B16",
  rcd: "30mA RCD|type A RCD|residual current breaker|earth leakage|RCCB 63A 30mA|GFCI breaker|Fehlerstromschutzschalter|safety switch RCBO|ground fault protection|RCCB 40A/30mA|residual current device Type B|earth leakage unit|FI Typ B|GFI|ELCB 63A|RCBO 20A|earth leakage breaker 63A 30 mA|FI/LS|RCD type B 40 A",
  earthing:
    "earthing kit|earth pit with GI pipe|copper earth spike|chemical earthing|ground rod and clamp|earth electrode|Erdungsset|Erdungsspieß|WEEB grounding clips|maintenance free earthing electrodes|lightning earth and bonding|earthing & bonding|GI earthing strip|earth mat|Potentialausgleichsschiene|grounding lugs and bare copper|earthing rods 2 no.|earthing pits x 3|earthing set with 2 rods|ground wire 6 AWG|Erdungskabel 16 mm²|bonding jumpers|earth rod & wire|Earthing system (rod, wire, pit)|Erdung Modulgestell|earth mat KSh 4,000",
  cables:
    "solar cable 6mm|DC and AC cabling|PV1-F 4mm2 cable|twin and earth cable|Solarkabel 6 mm²|THHN wire|XLPE cable 4 core|SWA armoured cable|Leitungen und Kabelkanal|trunking and wiring|2.5mm surfix|battery cables 35mm²|H1Z2Z2-K|conductors and conduit|DC cable 4mm black and red|single core PV cable|armoured cable 10mm|MC4 connectors and cables|Kabel und Stecker|flexible battery cables|AC cable 3 core 6 sqmm|wiring accessories and conduits|cable trays and cables|PV cable and MC4s|copper wire 10mm|6mm² DC cables, 40 m|Elektrokabel NYM-J 5x6|cable and trunking|wires plenty|Verkabelung|10mm² flex cable 20 m",
};
const LINES: Readonly<Partial<Record<NonNullable<LineKind>, string>>> = {
  panels:
    "Canadian Solar 545W HiKu6|10 x 450W monocrystalline|Trina Vertex S 425 W|PV modules 590Wp N-type TOPCon|JA 550W half cut|Solarmodul Glas-Glas 440 Wp|Solar array 5kWp|solar PV module|Longi Hi-MO 6 575W|monocrystalline panels 400W|Module 430W black|Solar plates 540W|Panels|JinkoSolar Tiger Neo 475W|Q.Cells Q.TRON 430|550Wp mono PERC panels|Jinko 465|REC Alpha 410W|LONGi 550W x 12|12 x 550W bifacial half-cut modules|PV-Module 435 W|Tier 1 solar panels 6 x 455W|Trina 600W bifacial|Solarpanel 410 W|JA Solar JAM54 440|Solar panel 550 watts N 145,000 each|Solarmodule, 12 Stk., 430 Wp|8no. 455W panel|8 solar wey dey 550W",
  battery:
    "Pylontech US5000|BYD Battery-Box HVS 10.2|Tubular battery 220Ah|Freedom Won eTower 5kWh|Dyness 5.12kWh|Lithium 10kWh wall mount|Tesla Powerwall 3|Batteriespeicher 10,2 kWh|Gel battery 200Ah 12V|Hubble AM-2 5.5kWh|Felicity 48V 200Ah|LFP storage 15 kWh|Inverter battery 150Ah tubular|Luminous 200Ah|deep cycle batteries 4 x 12V|Alpha ESS 10.1kWh|Sonnen 10|Tubular batteries 200Ah x 4|48V 100Ah LiFePO4|Batterie 12 V 100 Ah|Enphase IQ Battery 5P|Sungrow SBR096 9.6 kWh|Lithium-ion battery pack 51.2V|Deye battery 5.12kWh|2 x 12V 200AH gel|Hausspeicher 7,7 kWh|lithium ion storage|Lithium-Batterie 10,24 kWh|15 kWh battery KSh 420,000|LiFePo4 51,2V 100Ah|4 pcs 12V 200Ah dry cell",
  inverter:
    "Sunsynk 8kW|Deye 5kW hybrid|Growatt SPF 5000ES|Victron MultiPlus 5000VA|Solis S6 6 kW|Fronius Symo GEN24 8.0|SMA Sunny Tripower 10.0|Felicity 5kVA inverter|Solar inverter 3.6kW single phase|Enphase IQ8 microinverters|Hybrid-Wechselrichter 10 kW|PCU 5kVA|solar power conditioning unit|Must 3.5kVA 24V|Inverter and batteries|5kVA/48V pure sine wave inverter|Solax X1 hybrid 5kW|microinverters x 12|Huawei SUN2000-5KTL|off grid inverter 3kva|Wechselrichter SMA STP 8|Victron Quattro 10kVA|GoodWe ES 5kW|Deye SUN-8K hybrid inverter|3.5kVA MPPT inverter charger|Growatt 5kW|Kostal Plenticore plus 10|inverta 5kva|5.5 kVA hybrid inverter N 850,000|Wechselrichter 10 kW, 3-phasig",
  labour:
    "Installation & commissioning|installation charges|Labor|Workmanship and logistics|Elektroinstallation|Montage|fitting|Install team 2 days|I&C|Civil works and installation|DC installation labour|Site labour|Electrician's fee|Montagearbeiten|Labour and installation|Installer's fee|Electrical works|Fitting & testing|Netzanmeldung und Inbetriebnahme|Installation, testing and commissioning|labour charges|Roof work|Technician transport and labour|Dachmontage und Elektroarbeiten|Professional installation|fundi labour KSh 30,000|Fundi|Lohn|installation fee ₦150,000",
  tax: "GST 10%|VAT @ 15%|GST 18%|Sales tax|Umsatzsteuer 0 %|NHIL 2.5%|Output VAT|VAT (15%)|GST included|19 % MwSt|Tax|VAT 16%|CGST 6% + SGST 6%|16% V.A.T|7,5 % VAT|zzgl. MwSt.",
};
/** Each is not in the price, and counts as missing. */
const MISSING: Readonly<Record<PartNeeded, string>> = {
  mounting:
    "mounting structure excl.|Montagesystem kundenseitig|mounting structure to be built by owner|mounting frame (not part of the offer)|mounting (not included)|rails not part|client go provide mounting|ohne Montagesystem",
  "dc-isolator": "DC isolator - not quoted|DC isolator N/A",
  "dc-fuse": "string fuses not needed|Strangsicherungen optional",
  "surge-protection":
    "SPD not part of this quote|ohne Überspannungsschutz|no surge protection|surge protection recommended but not included|surge protection: none|SPD TBC|w/o SPD",
  "battery-fuse": "battery fuse as optional extra|battery breaker by others",
  "ac-breaker": "AC breaker (by client)|LS-Schalter bauseits",
  rcd: "RCD (customer's electrician)|RCD – to be supplied by client|FI-Schalter optional|RCD: customer supplies|RCD no dey|kein FI",
  earthing:
    "earthing: client to provide|Erdung nicht im Angebot|earthing will be done by the client|Erdung durch Kunden|earthing (if required)|earthing - by client|earthing on customer|Erdung exklusive",
  cables:
    "cabling beyond 20 m excluded|cables charged separately|cables not supplied|exclusive of cables|Kabel gegen Aufpreis|cabling provided by the owner|customer go buy cable|cables no dey inside|Verkabelung nicht enthalten",
};
/** Milestones, and what is due before the parts are there. [%] */
const MILESTONES: readonly (readonly [text: string, upfront: number])[] = [
  ["70 deposit|30 completion", 70],
  ["30 order|60 material on site|10 commissioning", 30],
  ["80 advance payment|20 after installation", 80],
  ["50 on order|50 on completion", 50],
  ["10 deposit|80 on delivery of panels|10 PTO", 10],
  ["30 signing|30 permit approval|40 install complete", 60],
  ["25 bei Auftragserteilung|65 nach Lieferung|10 nach Inbetriebnahme", 25],
  ["40 with PO|50 upon material delivery|10 handing over", 40],
  ["100 prepayment", 100],
  ["70 mobilisation|30 practical completion", 70],
  ["50 acceptance of quotation|50 COC issued", 50],
  ["20 booking fee|70 before dispatch|10 after commissioning", 90],
  ["100 upon completion", 0],
  ["30 commitment fee|70 when equipment gets to site", 30],
  ["60 down payment|40 balance on handover", 60],
  ["10 token|60 when material reaches site|30 net metering", 10],
  ["80 Vorauszahlung|20 Restzahlung nach Abnahme", 80],
  ["40 to commence|40 rails up|20 final", 40],
  ["50 mobilization|30 after panel installation|20 testing", 50],
  ["65 to order materials|25 first fix|10 sign off", 65],
  ["60 with order|40 after commissioning", 60],
  ["50 deposit to secure booking|50 on installation day", 50],
  ["75 advance|25 after installation & testing", 75],
  ["40 to initiate the project|60 when system is live", 40],
  ["20 bei Vertragsabschluss|70 bei Materiallieferung|10 nach Übergabe", 20],
  ["10 holding deposit|80 prior to shipment|10 COC", 90],
  ["30 downpayment|40 after mounting|30 on completion", 30],
  ["100 cash before delivery", 100],
  ["65 for procurement of materials|35 on completion", 65],
  ["50 upfront|25 halfway|25 completion", 50],
  ["10 design approval|80 start of installation|10 inspection passed", 10],
  ["50 upon signing agreement|40 delivery to site|10 after commissioning", 50],
  ["70 initial deposit|30 final payment after testing", 70],
  ["35 on confirmation of order|55 when goods arrive|10 client sign off", 35],
  ["60 with order|40 one week before installation", 100],
  ["20 Anzahlung|60 bei Anlieferung|20 Endabnahme", 20],
  ["50 for materials purchase|50 on completion", 50],
  ["30 agreement|60 equipment delivered|10 interconnection approved", 30],
  // Of the offer or of the works: only who wrote it knows.
  ["30 on acceptance|60 on delivery|10 on sign-off", 30],
];

const READ_AT_LEAST = 0.95;

/** Of these phrases so many are read as what they are. None of the others is read as something else, or falls away. */
function expectRead<Case>(cases: readonly Case[], isRead: (one: Case) => boolean, isAsked: (one: Case) => boolean) {
  const others = cases.filter((one) => !isRead(one));
  expect(others.filter((one) => !isAsked(one))).toEqual([]);
  expect(1 - others.length / cases.length, JSON.stringify(others)).toBeGreaterThanOrEqual(READ_AT_LEAST);
}
const casesOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([kind, phrases]) => phrases.split("|").map((phrase) => ({ phrase, kind })));
const partsIn = (phrase: string): readonly string[] =>
  namedIn(phrase).filter((kind) => PARTS_NEEDED.some((part) => part === kind));

it("reads a part as that part alone", () => {
  const isRead = ({ phrase, kind }: { phrase: string; kind: string }) => partsIn(phrase).join() === kind;
  expectRead(casesOf(PARTS), isRead, ({ phrase }) => isUnknown(phrase));
});

it("reads a line as the main part, the work or the tax that it is", () => {
  const isRead = ({ phrase, kind }: { phrase: string; kind: string }) => lineKind(phrase) === kind;
  expectRead(casesOf(LINES), isRead, ({ phrase }) => isUnknown(phrase));
});

it("counts as missing what is said not to be in the price", () => {
  expect(casesOf(MISSING).filter(({ phrase, kind }) => partsIn(phrase).includes(kind))).toEqual([]);
});

it("reads what is due before the parts, or asks when it is", () => {
  const cases = MILESTONES.map(([text, upfront]) => ({
    upfront,
    said: text.split("|").map((one) => {
      const [percent = "", ...when] = one.split(" ");
      return { percent: Number(percent), when: when.join(" ") };
    }),
  }));
  const isAsked = ({ said }: (typeof cases)[number]) => said.some(({ when }) => isDueWithParts(when) === null);
  expectRead(cases, (one) => !isAsked(one) && upfrontShare(one.said) === one.upfront, isAsked);
});
