import { readFileSync } from "node:fs";
import { join } from "node:path";
import { childrenOf, FUNCTIONS, isNode, isTest, type Node, parse, root, sourceFiles } from "./source";

/** A text that a person reads and that stands in the code instead of the catalogue. */
export interface UnspokenText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Attributes and properties that hold texts for people, of components and of elements. */
const TEXT_NAMES = new Set(
  [
    "label title heading text description note help hint message placeholder caption alt summary legend tooltip",
    "aria-label aria-valuetext ariaLabel submit submitting busyText lead body question confirm action",
  ].flatMap((line) => line.split(" ")),
);
/** Those that never do. */
const CODE_NAMES = new Set(
  [
    "className class style d viewBox id key type role href to from htmlFor autoComplete fill stroke transform points",
    "preserveAspectRatio target rel tone variant size kind as inputMode method accept src media search params pattern",
    "path queryKey mutationKey name value",
  ].flatMap((line) => line.split(" ")),
);
/** Functions whose arguments are code: their texts are read by the machine. */
const CODE_CALLS =
  /^(clsx|querySelector(All)?|getItem|setItem|closest|startsWith|endsWith|includes|split|replace(All)?|join|getElementById|(add|remove)EventListener|setAttribute|matchMedia|say|rich|parts|has|get|match|test|RegExp|import|describe)$/;
const CODE_NODES = /^(Import|ExportAllDeclaration$|TS(Type|Interface)|TaggedTemplate)/;

const hasWord = (text: string) => /\p{L}{2,}/u.test(text);
/** Two words with a space between, as a sentence or a title has; classes and paths look otherwise. */
const isSentence = (text: string) =>
  /\p{L}{2,}[,.:;]? +[(\p{L}\d{]/u.test(text) &&
  (/^[\p{Lu}\d“"(+−✓]/u.test(text.trim()) || /[.?!]$/.test(text.trim())) &&
  !/^(https?:|\/|#|\.|M ?-?\d)/.test(text.trim());
/** Names that projects and accounts store, in the words of the specification. */
const STORED_NAMES = /^((LOCAL_)?CERTIFICATIONS|DEFAULT_PROJECT_NAME)$/;
/** Read by us: what the log and the console are told. */
const LOGS = /^(console|log)$/;
const isCodeWord = (text: string) => /^[a-z0-9_-]+$/.test(text) || /^[A-Z_]+$/.test(text);

const textOf = (node: Node): string | null => {
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : null;
  if (node.type !== "TemplateLiteral" || !Array.isArray(node["quasis"])) return null;
  return node["quasis"].map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join("{}");
};
const nameOf = (value: unknown): string => {
  if (!isNode(value)) return "";
  if (typeof value["name"] === "string") return value["name"];
  return nameOf(value["property"]) || (typeof value["value"] === "string" ? value["value"] : "");
};

/** Errors of the language; those of our own tell a person what is wrong with a file or an answer. */
const LANGUAGE_ERRORS = /^(Error|RangeError|TypeError|SyntaxError)$/;
/** What is said to a log, and what is wrong in the words of an error of the language: nobody but us reads them. */
const isForUs = ({ type, callee }: Node) =>
  isNode(callee) &&
  ((type === "CallExpression" && LOGS.test(nameOf(callee["object"]))) ||
    (type === "NewExpression" && LANGUAGE_ERRORS.test(nameOf(callee))));
const isCodeCall = ({ type, callee }: Node) => type === "CallExpression" && CODE_CALLS.test(nameOf(callee));

interface Reading {
  /** Names of properties whose texts developers read. */
  readonly forDevelopers: ReadonlySet<string>;
  /** Whether a text without a name is for people. */
  readonly isText: (text: string) => boolean;
}

function* textsIn(node: Node, name: string, reading: Reading): Generator<readonly [Node, string]> {
  if (CODE_NODES.test(node.type)) return;
  if (node.type === "VariableDeclarator" && STORED_NAMES.test(nameOf(node["id"]))) return;
  if (node.type === "Property" && reading.forDevelopers.has(nameOf(node["key"]))) return;
  if (node.type === "JSXText" && typeof node["value"] === "string" && hasWord(node["value"]))
    yield [node, node["value"]];
  const text = textOf(node);
  if (text !== null && !CODE_NAMES.has(name)) {
    if (TEXT_NAMES.has(name) ? hasWord(text) && !isCodeWord(text) : reading.isText(text)) yield [node, text];
  }
  if (isForUs(node) || isCodeCall(node)) {
    // A refusal has the faults that it names beside its code.
    for (const child of childrenOf(node)) if (child.type === "ObjectExpression") yield* textsIn(child, "", reading);
    return;
  }
  if (node.type === "BinaryExpression" && /^[=!]==?$/.test(String(node["operator"]))) return;
  const own =
    node.type === "JSXAttribute" ? nameOf(node["name"]) : node.type === "Property" ? nameOf(node["key"]) : null;
  const passes = /^(JSXExpressionContainer|ConditionalExpression|LogicalExpression)$/.test(node.type);
  for (const child of childrenOf(node)) {
    if (own !== null && child === node["key"]) continue;
    yield* textsIn(child, own ?? (passes ? name : ""), reading);
  }
}

/** The texts of a file that are not from the catalogue. */
export function unspokenTexts(
  file: string,
  source: string,
  { forDevelopers = new Set(), isText = isSentence }: Partial<Reading> = {},
): UnspokenText[] {
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  return [...textsIn(parse(file, source), "", { forDevelopers, isText })].map(([node, text]) => ({
    file,
    line: lineAt(node.start),
    text: text.trim().replaceAll(/\s+/g, " "),
  }));
}

/** Called at once by what they are given to: `KINDS.map((kind) => say(kind))` speaks where it stands. */
const CALLED_AT_ONCE = /^(map|flatMap|forEach|reduce|from)$/;

/** The names under which a module imports the rooms' `say`. */
const namesOfSay = (program: Node): ReadonlySet<string> =>
  new Set(
    childrenOf(program)
      .filter(({ type, source }) => type === "ImportDeclaration" && nameOf(source).startsWith("@sunwright/words/"))
      .flatMap((declaration) => childrenOf(declaration))
      .filter(({ imported }) => nameOf(imported) === "say")
      .map(({ local }) => nameOf(local)),
  );

function* callsOutsideFunctions(node: Node): Generator<Node> {
  if (node.type === "CallExpression") yield node;
  const entersFunctions = node.type === "CallExpression" && CALLED_AT_ONCE.test(nameOf(node["callee"]));
  for (const child of childrenOf(node)) {
    if (!FUNCTIONS.has(child.type)) yield* callsOutsideFunctions(child);
    else if (entersFunctions) for (const part of childrenOf(child)) yield* callsOutsideFunctions(part);
  }
}

/**
 * Texts that are said while a module loads: they stay in the language of that moment. The browser loads in the
 * language of its person; a server speaks several.
 */
export function saidWhileLoading(file: string, source: string): UnspokenText[] {
  const program = parse(file, source);
  const names = namesOfSay(program);
  return [...callsOutsideFunctions(program)]
    .filter(({ callee }) => isNode(callee) && names.has(nameOf(isNode(callee["object"]) ? callee["object"] : callee)))
    .map(({ start, end }) => ({
      file,
      line: source.slice(0, start).split("\n").length,
      text: source.slice(start, end),
    }));
}

/** Texts of the catalogue that are not one literal, which the build could not compile (`apps/web/build`). */
export function composedTexts(file: string, source: string): UnspokenText[] {
  const properties = function* (node: Node): Generator<Node> {
    if (node.type === "Property") yield node;
    for (const child of childrenOf(node)) yield* properties(child);
  };
  return [...properties(parse(file, source))]
    .filter(({ value }) => !isNode(value) || value.type !== "Literal")
    .map(({ start, end }) => ({
      file,
      line: source.slice(0, start).split("\n").length,
      text: source.slice(start, end),
    }));
}

/** The texts of the catalogue, as they stand in its rooms. */
export function catalogueTexts(): UnspokenText[] {
  const literals = function* (node: Node): Generator<Node> {
    if (node.type === "Property" && isNode(node["value"]) && node["value"].type === "Literal") yield node["value"];
    for (const child of childrenOf(node)) yield* literals(child);
  };
  return sourceFiles()
    .filter((file) => file.startsWith("packages/words/src/rooms/"))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8");
      return [...literals(parse(file, source))].map((node) => ({
        file,
        line: source.slice(0, node.start).split("\n").length,
        text: textOf(node) ?? "",
      }));
    });
}

export const composedInCatalogue = (): UnspokenText[] =>
  sourceFiles()
    .filter((file) => file.startsWith("packages/words/src/rooms/"))
    .flatMap((file) => composedTexts(file, readFileSync(join(root, file), "utf8")));

/** The gallery shows the parts of the design system with texts that are nobody's. */
const isSpecimen = (file: string) => /\/app\/(pages\/)?gallery/.test(file);

/** What the contract says to developers: the description of the API, and why a refusal is one of its own. */
const CONTRACT_FOR_DEVELOPERS: ReadonlySet<string> = new Set(["summary", "description", "because"]);

/** Files of the server whose texts are for who runs it or calls it, or are data. */
const SERVER_FOR_DEVELOPERS = [
  // The description of the API
  "apps/api/src/platform/openapi/",
  // What the operator reads: configuration, the command line, why the database does not open
  "apps/api/src/platform/config.ts",
  "apps/api/src/platform/database-open.ts",
  "apps/api/src/platform/migrate.ts",
  "apps/api/src/platform/embedded",
  "apps/api/src/operations/",
  // Statements, and the messages by which the driver's failures are known
  "apps/api/src/platform/postgres.ts",
  "apps/api/src/platform/relay.ts",
  // Figures of people and shops who do not exist
  "apps/api/src/features/dashboards/sample-data.ts",
  // What the people and shops of the demo typed.
  "apps/api/src/demo/",
];
const isForDevelopers = (file: string) => SERVER_FOR_DEVELOPERS.some((path) => file.startsWith(path));
const readingOf = (file: string) =>
  file.startsWith("packages/contract/") ? { forDevelopers: CONTRACT_FOR_DEVELOPERS } : {};

export const unspokenInProduct = (): UnspokenText[] =>
  sourceFiles()
    .filter((file) => /^(apps\/(api|web)|packages\/(contract|report))\/src\//.test(file))
    .filter((file) => !isTest(file) && !isSpecimen(file) && !isForDevelopers(file))
    .flatMap((file) => unspokenTexts(file, readFileSync(join(root, file), "utf8"), readingOf(file)));

/** Rooms of the engine whose texts are keys of the catalogue. */
const SILENT_ROOMS =
  /^packages\/engine\/src\/(sizing|money|roof|comparison|sensitivity|designer|parameters|simulation|economics|countries|validation|equipment|layout|geometry|climate|energy|solar|units)\//;
/** Three small words in a row; formulas, standards and names have none. */
const WORDS_IN_A_ROW = /\b\p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,}/u;
const hasSentence = { isText: (text: string) => WORDS_IN_A_ROW.test(text) };

/** "Diesel drops by record 17p a litre in June, RAC, 2026-07-02": who says a figure of a country, by title and publisher. */
const CITATION = /, (undated, )?(early )?\d{4}(-\d\d){0,2}( to \d{4})?$|,( (of|\p{Lu}\w*))+$/u;
const isCitation = ({ file, text }: UnspokenText) =>
  file.startsWith("packages/engine/src/countries/") && CITATION.test(text);

export const unspokenInEngine = (): UnspokenText[] =>
  sourceFiles()
    .filter((file) => SILENT_ROOMS.test(file) && !isTest(file))
    .flatMap((file) => unspokenTexts(file, readFileSync(join(root, file), "utf8"), hasSentence))
    .filter((found) => WORDS_IN_A_ROW.test(found.text) && !isCitation(found));

/** The command line speaks in small letters, too. */
export const unspokenOnCommandLine = (): UnspokenText[] =>
  sourceFiles()
    .filter((file) => file.startsWith("packages/cli/src/") && !isTest(file))
    .flatMap((file) => unspokenTexts(file, readFileSync(join(root, file), "utf8"), hasSentence));

export const saidWhileServerLoads = (): UnspokenText[] =>
  sourceFiles()
    .filter((file) => /^(apps\/api|packages\/(contract|report|cli))\/src\//.test(file) && !isTest(file))
    .flatMap((file) => saidWhileLoading(file, readFileSync(join(root, file), "utf8")));
