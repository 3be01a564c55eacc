import { readable } from "./readable-text";
import { addressesIn } from "./written-addresses";

/**
 * Finds ways to reach a person in what people type, for as long as a thread's stage keeps both sides apart (marketplace
 * design, section 7). Pure and free of zod: the server hides by it, the browser says what will be hidden.
 *
 * It reads as a person would who wants to be reached: other alphabets' digits, digits written as words, letters in place
 * of digits, signs between them. A doubtful text of seven digits is taken for a number. It does not see what is spread
 * over several messages, drawn, or agreed on elsewhere.
 */
/** `name` is hidden where the server knows whose text it is: no pattern finds names. */
export const HIDDEN_KINDS = ["phone", "email", "link", "account", "street", "name"] as const;
export type HiddenKind = (typeof HIDDEN_KINDS)[number];

/** A part of a text, as it stands or as what is hidden of it. */
export type Piece = string | { readonly hidden: HiddenKind };

/** From one place of a text up to another. */
export interface Contact {
  readonly from: number;
  readonly to: number;
  readonly kind: HiddenKind;
}

/** The contacts of a text, in its order and apart from each other. */
export function contactsIn(text: string): readonly Contact[] {
  const read = readable(text);
  const found: Contact[] = [];
  const add = (kind: HiddenKind, from: number, to: number) => {
    const start = read.starts[from];
    const end = read.ends[to - 1];
    if (start !== undefined && end !== undefined) found.push({ kind, from: start, to: end });
  };
  for (const { kind, from, to } of addressesIn(read.text)) add(kind, from, to);
  for (const [kind, pattern] of PATTERNS)
    for (const match of read.text.matchAll(pattern)) add(kind, match.index, match.index + match[0].trimEnd().length);
  for (const match of read.text.matchAll(END_OF_STREET))
    add("street", wordFrom(read.text, match.index), match.index + match[0].trimEnd().length);
  for (const [from, to] of phonesIn(read.text)) add("phone", from, to);
  return merged(found);
}

/** The text with its contacts hidden; one without any is one piece. */
export function hideContacts(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, kind } of contactsIn(text)) {
    if (from > at) pieces.push(text.slice(at, from));
    pieces.push({ hidden: kind });
    at = to;
  }
  if (at < text.length || pieces.length === 0) pieces.push(text.slice(at));
  return pieces;
}

/** Contacts that touch are one, of the kind that begins first. */
function merged(found: readonly Contact[]): readonly Contact[] {
  const apart: Contact[] = [];
  for (const next of found.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const last = apart.at(-1);
    if (last === undefined || next.from >= last.to) apart.push(next);
    else if (next.to > last.to) apart[apart.length - 1] = { ...last, to: next.to };
  }
  return apart;
}

const NUMBER_AND_LETTER = String.raw`\d{1,4}\s?[a-z]?`;
const WORDS = String.raw`(?:(?!(?:the|a|of|down|from|on|in|to|and|or|for|at|per|are|is|panels?|watts?|hours?|days?|weeks?|years?|metres?|meters?|km)\b)[\p{L}'-]{2,20}\s){1,4}`;
const PATTERNS: readonly (readonly [HiddenKind, RegExp])[] = [
  ["link", /\b(?:https?|hxxps?|ftp|tel|mailto|sms|whatsapp)\s?:\s?\/{0,2}\s?\S+/gu],
  ["account", /(?<![\p{L}\p{N}.])@\s?[\p{L}\p{N}_][\p{L}\p{N}_.]{2,30}/gu],
  [
    "account",
    /\b(?:telegram|whats\s?app|insta(?:gram)?|facebook|fb|tiktok|snap(?:chat)?|skype|signal|viber|wechat|twitter|linkedin|ig)\b\s?(?:(?:is|id|name|handle|user(?:name)?|account)\s?){0,2}[:=]\s?@?[\p{L}\p{N}_.-]{3,40}/gu,
  ],
  [
    "account",
    /\b(?:telegram|whats\s?app|insta(?:gram)?|facebook|tiktok|snap(?:chat)?|skype|viber|wechat|ig)\s(?:(?:id|name|handle|user(?:name)?|account)\s)?(?:is|as|under)\s@?[\p{L}\p{N}_.-]{3,40}/gu,
  ],
  [
    "street",
    new RegExp(
      String.raw`\b(?:(?:plot|house|flat|block|no\.?|number|nr\.?)\s)?${NUMBER_AND_LETTER},?\s${WORDS}(?:street|str|st|road|rd|avenue|ave|close|lane|ln|crescent|cres|drive|boulevard|blvd|estate|layout|quarters|terrace)\b\.?`,
      "gu",
    ),
  ],
  ["street", /\bp\.?\s?o\.?\s?box\s?\d{1,6}/gu],
];

/** Of one that is a word with its kind, "Lindenstraße 14". */
const END_OF_STREET = /(?<=\p{L}{3})(?:stra(?:ss|ß)e|str\.|weg|platz|allee|gasse)\s?\d{1,4}\s?[a-z]?\b/gu;

function wordFrom(text: string, at: number): number {
  let from = at;
  while (from > 0 && /\p{L}/u.test(text.charAt(from - 1))) from--;
  return from;
}

/** What a word counts in digits: "seven" one, "seventeen" and "seventy" stand for two and one of them. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  [
    // English, German, French, Spanish, Swahili, Hausa, Yoruba and Hindi as people write them without signs.
    [
      1,
      "zero oh o nil nought null one two three four five six seven eight nine eins zwei zwo drei vier funf fuenf sechs sieben acht neun",
    ],
    [1, "un deux trois quatre cinq sept huit neuf cero uno dos tres cuatro cinco seis siete ocho nueve"],
    [1, "sifuri moja mbili tatu nne tano sita saba nane tisa sifili daya biyu uku hudu biyar shida bakwai takwas tara"],
    [1, "odo okan eji eta erin arun efa eje ejo esan shunya ek teen char paanch panch chhe saat aath nau"],
    [2, "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen zehn elf zwolf"],
    [1, "twenty thirty forty fourty fifty sixty seventy eighty ninety"],
  ].flatMap(([digits = 1, words = ""]) =>
    String(words)
      .split(" ")
      .map((word) => [word, Number(digits)] as const),
  ),
);
/** English and German number words, and digits, written as one. */
const ONE_OF_JOINED =
  /twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|zero|null|one|two|three|four|five|six|seven|eight|nine|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|\d/uy;
/** How often what follows is meant. */
const REPEATS: ReadonlyMap<string, number> = new Map([
  ["double", 2],
  ["twice", 2],
  ["triple", 3],
  ["treble", 3],
  ["doppel", 2],
]);
/** Words that people put between digits. */
const BETWEEN: ReadonlySet<string> = new Set(
  "and then dash hyphen space minus plus slash comma dot point und dann strich next followed by et puis y na da".split(
    " ",
  ),
);
/** Letters that stand for digits, where digits are beside them. */
const LIKE_DIGITS = /^(?=[oilsb\d]*\d)[oilsbz\d]{2,}$/u;

/** Fewer digits reach nobody. Local numbers of our nine countries have seven and more (ITU-T E.164, national plans). */
const DIGITS_OF_PHONE = 7;

const UNITS = String.raw`(?:kwh|wh|kwp|wp|kw|mw|w|kva|va|kv|mv|v|ma|ah|a|hz|mm2|mm²|m2|m²|sqm|mm|cm|km|m|kg|g|°c?|%|percent|h|hrs?|hours?|min|minutes?|days?|weeks?|months?|years?|yrs?|panels?|modules?|pieces?|pcs|batter(?:y|ies)|inverters?|people|rooms?|jobs?|litres?|liters?|l|x|naira|ngn|kes|ghs|zar|usd|eur|euros?|gbp|pounds?|dollars?|aud|inr|rupees?|shillings?|ksh|cedis?|rand|million|mio|k|watts?|volts?|amps?|cycles?)`;
/** Up to eight digits, as amounts have; numbers to call have more, or begin with 0. */
const groupedBy = (signs: string) =>
  String.raw`(?:[1-9]\d{0,2}[${signs}]\d{3}|[1-9]\d?(?:[${signs}]\d{3}){2})(?:[.,]\d{1,2})?`;
const ISO_DAY = String.raw`(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
/** With one sign throughout: who sets digits apart by several has something to hide. */
const dayWith = (sign: string) =>
  String.raw`(?:0[1-9]|[12]\d?|3[01]?|[4-9])${sign}(?:0[1-9]|1[0-2]?|[2-9])${sign}(?:(?:19|20)\d{2}|\d{2})`;
const DOTTED_DAY = dayWith(String.raw`\.`);
const SLASHED_DAY = dayWith("/");
/** No digit stands right before or after, but for a time of the day. */
const ALONE = String.raw`(?<!\d[-./ ]{0,3})`;
const NO_MORE = String.raw`(?![-./ ]{0,3}\d(?!\d?:\d\d))`;
/** Figures that are no number to call: amounts, quantities with their unit, dates and times, years, dimensions. */
const FIGURES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:[₦$€£₹₵]|\b(?:ngn|kes|ghs|zar|usd|eur|gbp|aud|inr|ksh|rs\.?|n(?=\d)))\s?(?:${groupedBy(" ,.'’")}|[1-9]\d{0,7}(?:[.,]\d{1,2})?)(?![\d])(?![ .-]\d)`,
    "gu",
  ),
  new RegExp(String.raw`(?<!\d[ ./_,-]{0,3}|[\p{L}+_])${groupedBy(",.'’")}(?![\p{L}\d]|[ .,/-]{1,3}\d)`, "gu"),
  new RegExp(String.raw`(?<![\d+])(?:0|[1-9]\d{0,5})(?:[.,]\d{1,3})?\s?${UNITS}(?![\p{L}\d])`, "gu"),
  new RegExp(String.raw`${ALONE}${ISO_DAY}(?:\s?-\s?${ISO_DAY})?${NO_MORE}`, "gu"),
  new RegExp(String.raw`${ALONE}${DOTTED_DAY}(?:\s?-\s?${DOTTED_DAY})?${NO_MORE}`, "gu"),
  new RegExp(String.raw`${ALONE}${SLASHED_DAY}(?:\s?-\s?${SLASHED_DAY})?${NO_MORE}`, "gu"),
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?:(?::[0-5]\d)?)(?![\d:])/gu,
  new RegExp(String.raw`${ALONE}(?:19|20)\d{2}\s?[-/]\s?(?:(?:19|20)\d{2}|\d{2})${NO_MORE}`, "gu"),
  /(?<![\d])\d{1,5}(?:[.,]\d{1,3})?\s?[x×]\s?\d{1,5}(?:[.,]\d{1,3})?(?:\s?[x×]\s?\d{1,5}(?:[.,]\d{1,3})?)?(?![\d])(?!\s?-?\s?\d{3})/gu,
  /\bsw-\d{4,9}\b/gu,
];

interface Token {
  readonly from: number;
  readonly to: number;
  /** In digits; 0 for a word between them. */
  readonly digits: number;
}

/** Where digits, in whatever writing, follow each other closely enough to be a number that is called. */
function phonesIn(text: string): readonly (readonly [number, number])[] {
  const read = blank(text);
  const phones: (readonly [number, number])[] = [];
  let run: Token[] = [];
  const close = () => {
    while (run.at(-1)?.digits === 0) run.pop();
    const [first] = run;
    const last = run.at(-1);
    const digits = run.reduce((sum, token) => sum + token.digits, 0);
    if (first !== undefined && last !== undefined && digits >= DIGITS_OF_PHONE)
      phones.push([withPlus(text, first.from), last.to]);
    run = [];
  };
  let repeat: { readonly from: number; readonly times: number } | null = null;
  let end = 0;
  for (const match of read.matchAll(/[\p{L}\d]+/gu)) {
    const [word] = match;
    const from = match.index;
    const to = from + word.length;
    if (!isClose(read.slice(end, from))) close();
    end = to;
    const times = REPEATS.get(word);
    if (times !== undefined) {
      repeat = { from, times };
      continue;
    }
    const digits = digitsIn(word, run.length > 0);
    if (digits > 0) run.push({ from: repeat?.from ?? from, to, digits: digits * (repeat?.times ?? 1) });
    else if (BETWEEN.has(word) && run.length > 0) run.push({ from, to, digits: 0 });
    else close();
    repeat = null;
  }
  close();
  return phones;
}

/** The text with its plain figures taken out, each sign in its place. */
const blank = (text: string) =>
  FIGURES.reduce((left, figure) => left.replaceAll(figure, (found) => "\u0001".repeat(found.length)), text);

/** Signs that may stand between the digits of one number; a figure is none. */
// oxlint-disable-next-line no-control-regex -- the sign that `blank` writes
const isClose = (between: string) => between.length <= 6 && !/[\u0001=?!%€$£₦₹]/u.test(between);

const withPlus = (text: string, from: number) => {
  const [sign = ""] = /[+(]{1,2}\s?$/u.exec(text.slice(Math.max(0, from - 3), from)) ?? [];
  return from - sign.length;
};

/** How many number words and digits a word is made of, from its beginning to its end; 0 where of others, too. */
function joinedIn(word: string): number {
  ONE_OF_JOINED.lastIndex = 0;
  for (let count = 1; ONE_OF_JOINED.test(word); count++) if (ONE_OF_JOINED.lastIndex === word.length) return count;
  return 0;
}

function digitsIn(word: string, inside: boolean): number {
  if (/^\d+$/u.test(word)) return word.length;
  const known = NUMBER_WORDS.get(word);
  if (known !== undefined) return known;
  const joined = joinedIn(word);
  if (joined > 1) return joined;
  if (LIKE_DIGITS.test(word)) return word.length;
  // A digit, a letter, a digit: letters thrown in to hide the digits.
  if (/^(?:\d[a-z]){5,}\d?$/u.test(word)) return word.replaceAll(/\D/gu, "").length;
  return inside && /^[oil]$/u.test(word) ? 1 : 0;
}
