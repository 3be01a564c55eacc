import { ALL, type Characters, charactersOf, type Pattern } from "./parse-pattern";

/** What stands behind a part: which characters it may begin with, and whether it can refuse at all. */
interface Behind {
  readonly first: Characters;
  readonly refuses: boolean;
}
interface Cost {
  /** In how many ways the part can end that are not refused at the next character. */
  readonly ways: number;
  /** Steps that all of them take together. */
  readonly steps: number;
}
interface Question {
  readonly flags: string;
  /** A text of so many characters. */
  readonly length: number;
  /** Those that a run may hold without another attempt that begins in it, and whether the pattern is tried at one place. */
  readonly free: (characters: Characters) => boolean;
}

const MOST = 1e15;
const SUCCESS: Behind = { first: 0n, refuses: false };

/**
 * An upper bound of the steps that a backtracking engine takes for each character of a text of this length, whatever it says:
 * parts whose end the next character decides are tried once, others in all their ways.
 */
export function stepsPerCharacter(pattern: Pattern, flags: string, length: number): number {
  if (isAnchored(pattern, flags)) {
    const { steps } = costOf(pattern, SUCCESS, { flags, length, free: () => false });
    return steps / length;
  }
  return costOf(pattern, SUCCESS, { flags, length, free: runsWithoutStarts(pattern, flags) }).steps;
}

/** Tried at one place alone: it is sticky, or begins at the beginning of the text. */
function isAnchored(pattern: Pattern, flags: string): boolean {
  if (flags.includes("y")) return true;
  if (pattern.is === "choice") return pattern.among.every((each) => isAnchored(each, flags));
  if (pattern.is === "sequence") return pattern.parts[0] !== undefined && isAnchored(pattern.parts[0], flags);
  return pattern.is === "edge" && pattern.at === "start" && !flags.includes("m");
}

/**
 * No attempt begins inside a run of characters that the pattern cannot begin with, or behind which a look back or the edge of
 * a word lets it not begin: attempts read such runs once, however many they are.
 */
function runsWithoutStarts(pattern: Pattern, flags: string): Question["free"] {
  const first = firstOf(pattern);
  const [head] = pattern.is === "sequence" ? pattern.parts : [];
  const word = charactersOf(String.raw`\w`, flags);
  const guard =
    head?.is === "look" && head.behind && head.negative
      ? charactersIn(head.part)
      : head?.is === "edge" && head.at === "word" && (first & ~word) === 0n
        ? word
        : 0n;
  return (characters) => (characters & first) === 0n || (characters & ~guard) === 0n;
}

function costOf(pattern: Pattern, behind: Behind, question: Question): Cost {
  switch (pattern.is) {
    case "set":
    case "edge":
      return { ways: 1, steps: 1 };
    case "look": {
      const { steps } = costOf(pattern.part, SUCCESS, { ...question, free: () => false });
      return { ways: 1, steps: 1 + steps };
    }
    case "sequence":
      return sequenceCost(pattern.parts, behind, question);
    case "choice":
      return choiceCost(pattern.among, behind, question);
    default:
      return repeatCost(pattern, behind, question);
  }
}

function sequenceCost(parts: readonly Pattern[], behind: Behind, question: Question): Cost {
  let [ways, steps] = [1, 0];
  for (const [at, part] of parts.entries()) {
    const cost = costOf(part, behindOf(parts.slice(at + 1), behind, question.flags), question);
    steps = Math.min(MOST, steps + ways * cost.steps);
    ways = Math.min(MOST, ways * cost.ways);
  }
  return { ways, steps };
}

function behindOf(parts: readonly Pattern[], behind: Behind, flags: string): Behind {
  const [next, ...rest] = parts;
  if (next === undefined) return behind;
  if (next.is === "edge" && next.at === "end")
    return { first: flags.includes("m") ? charactersOf(String.raw`[\n\r\u2028\u2029]`, flags) : 0n, refuses: true };
  const after = behindOf(rest, behind, flags);
  if (next.is === "look" && !next.behind && next.negative && lengthOf(next.part) === 1)
    return { first: (after.refuses ? after.first : ALL) & ~firstOf(next.part), refuses: true };
  if (next.is === "edge" || next.is === "look") return { first: after.refuses ? after.first : ALL, refuses: true };
  if (!isEmpty(next)) return { first: firstOf(next), refuses: true };
  return { first: firstOf(next) | after.first, refuses: after.refuses || asserts(next) };
}

/** Of a word among others one is right: as many ways as choices that the same text can begin. */
function choiceCost(among: readonly Pattern[], behind: Behind, question: Question): Cost {
  const costs = among.map((each) => costOf(each, behind, question));
  const begins = among.map(beginningOf);
  const together = (pick: (cost: Cost) => number) =>
    Math.max(
      ...begins.map((one) =>
        costs.reduce((sum, cost, at) => (areApart(one, begins[at] ?? []) ? sum : sum + pick(cost)), 0),
      ),
    );
  return { ways: together(({ ways }) => ways), steps: among.length + together(({ steps }) => steps) };
}

const areApart = (one: readonly Characters[], other: readonly Characters[]): boolean =>
  one.some((characters, at) => (characters & (other[at] ?? ALL)) === 0n);

/** The characters at its first places, as far as those are fixed. */
function beginningOf(pattern: Pattern): readonly Characters[] {
  const places: Characters[] = [];
  const isFixed = (part: Pattern): boolean => {
    if (part.is === "set") return places.push(part.of) > 0;
    if (part.is === "sequence") return part.parts.every(isFixed);
    if (part.is === "choice" && part.among.every((each) => lengthOf(each) === 1)) return places.push(firstOf(part)) > 0;
    if (part.is === "repeat" && part.least > 0) {
      for (let count = 0; count < part.least; count++) if (!isFixed(part.part)) return false;
      return part.least === part.most;
    }
    if (part.is !== "edge" && part.is !== "look" && !isEmpty(part)) places.push(firstOf(part));
    return part.is === "edge" || part.is === "look";
  };
  isFixed(pattern);
  return places;
}

/** The length of what is always equally long; else NaN. */
function lengthOf(pattern: Pattern): number {
  if (pattern.is === "set") return 1;
  if (pattern.is === "sequence") return pattern.parts.reduce((sum, part) => sum + lengthOf(part), 0);
  if (pattern.is === "edge" || pattern.is === "look") return 0;
  if (pattern.is === "repeat") return pattern.least === pattern.most ? pattern.least * lengthOf(pattern.part) : NaN;
  const lengths = new Set(pattern.among.map(lengthOf));
  return lengths.size === 1 ? ([...lengths][0] ?? NaN) : NaN;
}

function repeatCost(
  { part, least, most }: Extract<Pattern, { is: "repeat" }>,
  behind: Behind,
  question: Question,
): Cost {
  const first = firstOf(part);
  const inner = { first: first | behind.first, refuses: true };
  const once = costOf(part, inner, question);
  const isRun = most === Infinity && question.free(charactersIn(part));
  const times = isRun ? least + 1 : Math.min(most, question.length);
  // Nothing behind it refuses: it ends where it ends, and the search goes on from there.
  if (!behind.refuses && most === Infinity) return { ways: 1, steps: once.steps * (least + 1) };
  const decided = (first & behind.first) === 0n && once.ways === 1 && !isEmpty(part);
  if (decided || !behind.refuses) {
    // Runs inside share the text: all rounds of all of them are no more than its characters.
    const round = most === Infinity ? costOf(part, inner, { ...question, length: 1 }) : once;
    return { ways: 1, steps: times * (round.steps + 1) };
  }
  let [ways, steps, before] = [least === 0 ? 1 : 0, 1, 1];
  for (let count = 1; count <= times && steps < MOST; count++) {
    steps = Math.min(MOST, steps + before * once.steps);
    before = Math.min(MOST, before * once.ways);
    if (count >= least) ways = Math.min(MOST, ways + before);
  }
  return { ways, steps };
}

function isEmpty(pattern: Pattern): boolean {
  if (pattern.is === "sequence") return pattern.parts.every(isEmpty);
  if (pattern.is === "choice") return pattern.among.some(isEmpty);
  return pattern.is === "repeat" ? pattern.least === 0 || isEmpty(pattern.part) : pattern.is !== "set";
}

const asserts = (pattern: Pattern): boolean =>
  pattern.is === "edge" ||
  pattern.is === "look" ||
  (pattern.is === "sequence" && pattern.parts.some(asserts)) ||
  (pattern.is === "choice" && pattern.among.some(asserts));

function firstOf(pattern: Pattern): Characters {
  if (pattern.is === "set") return pattern.of;
  if (pattern.is === "repeat") return firstOf(pattern.part);
  if (pattern.is === "choice") return pattern.among.reduce((all, each) => all | firstOf(each), 0n);
  if (pattern.is !== "sequence") return 0n;
  let first = 0n;
  for (const part of pattern.parts) {
    first |= firstOf(part);
    if (!isEmpty(part)) break;
  }
  return first;
}

/** All that it can hold. */
function charactersIn(pattern: Pattern): Characters {
  if (pattern.is === "set") return pattern.of;
  if (pattern.is === "repeat") return charactersIn(pattern.part);
  if (pattern.is === "sequence") return pattern.parts.reduce((all, part) => all | charactersIn(part), 0n);
  return pattern.is === "choice" ? pattern.among.reduce((all, each) => all | charactersIn(each), 0n) : 0n;
}
