import {
  ADDED,
  includedIn,
  isBreaker,
  isFuseOfBattery,
  isFuseOfStrings,
  isOfPanels,
  isWholesDevice,
} from "./quote-words";

/** What a line of a quote is about, by its words. */
export type LineKind = "panels" | "battery" | "inverter" | "labour" | "tax" | PartNeeded | null;

/** Everything beside the main parts that a system may need. Ids of the file of `check-quote`. */
export const PARTS_NEEDED = [
  "mounting",
  "dc-isolator",
  "dc-fuse",
  "surge-protection",
  "battery-fuse",
  "ac-breaker",
  "rcd",
  "earthing",
  "cables",
] as const;
export type PartNeeded = (typeof PARTS_NEEDED)[number];
type Kind = NonNullable<LineKind>;

const has = (words: RegExp) => (what: string) => words.test(what);

/** A cable of a circuit, whose earth is one of its conductors. */
const TWIN_AND_EARTH = /twin.{1,3}(?:and|&|\+)?.?earth/gi;
const namesEarth = has(
  /\bearth(?!.?(leak|fault))|\bground(ing|ed)?\b(?!.?(mount|fault|screw|leak))|bonding|\berd(ung|er|ungs\w*)\b|potenzialausgleich|potentialausgleich/i,
);
const isEarthing = (what: string) => namesEarth(what.replaceAll(TWIN_AND_EARTH, " "));
const isIsolator = has(/isolat(or|ion)|disconnect|isolating|load.?break|freischalt|trennschalter|trennstelle/i);
/** A cable of the earthing is no cable of a circuit. */
const OF_EARTH =
  /\brods?\s*(?:[&,+]|and)\s*(?:\w+ )?wires?\b|(earth|earthing|ground|grounding|bonding).?(wires?|cables?|leads?|conductors?)\b|erdungs(kabel|leitung|leiter)/gi;

/** By its words, in English and German. The first that matches says what a line is about. */
const WORDS: readonly (readonly [is: (what: string) => boolean, kind: Kind])[] = [
  [has(/\b(tax|taxes|vat|[csi]?gst|v\.a\.t|mwst|mehrwertsteuer|umsatzsteuer|ust|nhil|getfund|levy|levies)\b/i), "tax"],
  [
    has(
      /mount|\brails?\b|\brailing\b|hook|\brack(ing|s)?\b|(?<!\b(?:earth|ground).{0,20})clamp(?!.*earth)|\bmms\b|structure|purlin|bracket|profile|\bframing|(steel|tilt|aluminium|aluminum|alu|support|metal|wooden|timber|galvanised|galvanized|roof).?frames?\b|ground.?screw|l.?feet|fixing|fasten|anchor|strut|\bstands?\b(?!.?alone)|\btilt|carport|pergola|stand.?offs?\b|flashing|ballast|montage(system|material|gestell|schiene|set)|dachhaken|unterkonstruktion|halterung|hanger.?bolt|(?:metal|iron|steel|panel|solar).?carriage|(?<!erdung.{0,15})gestell|(?<!ausgleichs|erdungs|hut)schiene|aufständer|befestigung/i,
    ),
    "mounting",
  ],
  [isFuseOfBattery, "battery-fuse"],
  [isEarthing, "earthing"],
  [
    has(
      /surge(?!.{0,3}(power|rating|watt|capacity|peak|\d))|\bspds?\b|arrest[eo]r|lightning(?!.{0,3}(earth|ground|rod|conductor|spike|mast))|\btvss\b|over.?voltage|transient|varistor|überspannung|(?<![a-zäöü])üss(?![a-zäöü])|blitzschutz|ableiter/i,
    ),
    "surge-protection",
  ],
  [
    has(
      /\brc(d|bo|cb|ccb)s?\b|\brccbs?\b|residual|\belcbs?\b|earth.?leak|ground.?(fault|leak)|\bgfc?is?\b|\bgfci\b|earth.?fault|leakage|differential|fehlerstrom|(?<!wi.)\bfi\b|\bfischutz|\bfi.?schalter/i,
    ),
    "rcd",
  ],
  [
    (what) =>
      /fire(man|men|fighter)?.{0,2}s?.?switch|feuerwehrschalter/i.test(what) ||
      isOfPanels(
        what,
        (part) =>
          isIsolator(part) ||
          isBreaker(part) ||
          /(dc|pv|solar|array|rotary|knife|cut.?off).?(main.?)?(switch|schalter)|cut.?off|rapid.?shutdown/i.test(part),
      ) ||
      (isIsolator(what) && !isFuseOfBattery(what) && !/\bac\b|batter|mains|grid|generator(?!anschluss)/i.test(what)),
    "dc-isolator",
  ],
  [isFuseOfStrings, "dc-fuse"],
  [
    (what) =>
      /(?<!dc.)distribution.?(board|box|panel)|\b(ac)?dbs?\b|\bload.?cent(re|er)|consumer.?unit|(?<!batter(?:y|ies).)breaker.?(panel|box)|(?<!(string|dc|pv|battery|solar).)fuse.?(board|box)|sub.?(board|panel)|switchboard|panelboard|trip.?switch|\bac.?(protection|combiner|fuse)|leitungsschutz|\bls.?(schalter|automat)|sicherungsautomat|sicherungskasten|unterverteil/i.test(
        what,
      ) || isWholesDevice(what),
    "ac-breaker",
  ],
  [
    (what) =>
      /trunking|harness|h07|h1z2z2|surfix|\bthhn\b|\bxlpe\b|\bswa\b|\bnyy\b|\bnym\b|cabl(e|es|ing)\b|\bwir(e|es|ing)\b|\bleads\b|\bflex(es|ible cord)?\b|conduit|\bcords?\b|kabel|\bleitung(en)?\b|litze|conductors?\b/i.test(
        what.replaceAll(TWIN_AND_EARTH, "cable").replaceAll(OF_EARTH, ""),
      ),
    "cables",
  ],
  [
    has(
      /labou?r|install|workman|manpower|electrician|engineer|technician|\bfitting\b|\berection\b|commission|\bcrew\b|\bassembly\b|\bworks?\b|\bwages\b|\bmontage\b|\bi ?& ?c\b|arbeit|elektriker|inbetriebnahme|monteur|\bfundis?\b|\blohn\b/i,
    ),
    "labour",
  ],
  [has(/inverter(?! batter)|wechselrichter|power.?condition|\bpcu\b/i), "inverter"],
  [has(/batter|accumulator|akku|storage|speicher/i), "battery"],
  [has(/panel|module?(s|n|en)?\b|solar.?plates?\b/i), "panels"],
  // Names and units that people write in place of the word.
  [
    has(
      /powerwall|\bb?ess\b|dyness|\bbyd\b|lifepo|\blfp\b|lithium|li.?ion|(?<![a-z])kwh\b|pylontech|\bsonnen\b|alpha.?ess|freedom.?won|hubble|\bus[235]000|\bopzs\b|\bopzv\b|\bagm\b|\d ?ah\b/i,
    ),
    "battery",
  ],
  [
    has(
      /(?<![a-z])kva\b|multiplus|quattro|easysolar|sunny.?(boy|tripower|island)|\bsymo\b|\bprimo\b|fronius|axpert|solis\b|sunsynk|\bdeye\b|growatt|goodwe|sun2000|voltronic|luxpower|kostal|plenticore|\bhybrid\b|\bups\b/i,
    ),
    "inverter",
  ],
  [
    has(
      /(?<![a-z])k?wp\b|\barrays?\b|bifacial|mono.?(crystalline|perc)?\b|poly.?crystalline|topcon|\bperc\b|half.?(cut|cell)|jinko|longi|\btrina|\bja.solar|q.?cells|suntech|astronergy|\brec.(alpha|twinpeak)|hi.?mo|maxeon|canadian.solar|\brisen\b|photovolta|\bpv\b.{0,20}\d ?w/i,
    ),
    "panels",
  ],
];

const MAIN: ReadonlySet<LineKind> = new Set(["panels", "battery", "inverter"]);

const kindOf = (what: string): LineKind => WORDS.find(([is]) => is(what))?.[1] ?? null;

/** A main part is what its line begins with: "panel incl. clamps" is a panel, "fuse of the battery" none. */
export function lineKind(what: string): LineKind {
  const text = plainWords(what);
  const [head = ""] = text.split(ADDED);
  const ofHead = kindOf(head);
  return ofHead !== null && MAIN.has(ofHead) ? ofHead : kindOf(text);
}

/** All that a line or a word of a list names: "breaker and RCD" is both, and "RCD not included" is nothing. */
export const namedIn = (what: string): readonly Kind[] => {
  const included = includedIn(plainWords(what)).join("; ");
  return [...new Set(WORDS.filter(([is]) => is(included)).map(([, kind]) => kind))];
};

/** What a quote's lines hold beside parts and work: known, and of no part. */
const OTHER = has(
  /controller|mppt|transport|deliver|freight|shipping|monitor|permit|scaffold|generator|meter|discount|design|survey|travel|insurance|warranty|maintenance|gerüst|lieferung|fracht|anmeldung|rabatt/i,
);

/** Of no part that is known here, so that somebody has to ask what it is. */
export const isUnknown = (what: string): boolean => {
  const text = plainWords(what);
  return lineKind(text) === null && !OTHER(text);
};

/** Of a rack or a wall, which says where a battery or an inverter stands and is no mounting of panels. */
const STANDS =
  /\b(rack|wall|floor|stack|din.?rail)(?:.?mount(?:ed|able|ing)?)?(?=.{0,30}(batter|inverter|storage|charger|lifepo|lithium))/gi;
/** The same behind them. */
const STANDING =
  /(batter(?:y|ies)|inverter|storage|lithium|lifepo4?|\bkwh|\bkva|\d ?kwh|\d ?kva)(.{0,15})\b(?:rack|wall|floor).?mount(?:ed|able|ing)?\b/gi;
const plainWords = (what: string): string =>
  what.normalize("NFC").replaceAll("’", "'").replaceAll(STANDS, " ").replaceAll(STANDING, "$1$2");
