import type { Language } from "@sunwright/words/translation";
import type { Texts, Translated } from "./rooms";
import { type Shape, shapeOf } from "./shape";

/** A sentence may be so much longer than in English: the pages have room for it. */
const LONGER = 1.6;
/** A label of a word or two grows by more than a sentence does, and by so many letters at least. Up to so many in English: */
const LABEL = 30;
const LABEL_LONGER = 2;
const LABEL_GROWS_BY = 10;

/** Words that English has and no other language here. */
const ENGLISH = /\b(?:the|which|their|these|been|does|should|would)\b/i;

/** What is wrong with a language, each as "room.key: what". */
export function faultsOf({ language, rooms }: Translated, english: ReadonlyMap<string, Texts>): string[] {
  const asked = language.rooms ?? [...english.keys()];
  return [
    ...asked.filter((name) => !rooms.has(name)).map((name) => `${name}: is not there`),
    ...Object.keys(language.signed)
      .filter((name) => !rooms.has(name))
      .map((name) => `${name}: is signed and not there`),
    ...[...rooms].flatMap(([name, texts]) => {
      const source = english.get(name);
      return source === undefined ? [`${name}: is no room`] : faultsOfRoom(name, texts, source, language);
    }),
  ];
}

function faultsOfRoom(name: string, texts: Texts, source: Texts, language: Language): string[] {
  return [
    ...[...texts.keys()].filter((key) => !source.has(key)).map((key) => `${name}.${key}: is no text`),
    ...[...source].flatMap(([key, english]) => {
      const place = `${name}.${key}`;
      const text = texts.get(key);
      return text === undefined ? [`${place}: is missing`] : faultsOfText(place, text, english, language);
    }),
  ];
}

function faultsOfText(place: string, text: string, english: string, language: Language): string[] {
  let shape: Shape;
  try {
    shape = shapeOf(text);
  } catch (cause) {
    return [`${place}: is no message, ${String(cause)}`];
  }
  const source = shapeOf(english);
  const faults = [
    ...argumentFaults(shape, source),
    ...pluralFaults(shape, language.tag),
    ...lengthFaults(shape, source, language.long?.includes(place) ?? false),
    ...englishFaults(shape, source, language.same?.includes(place) ?? false),
    ...(text.normalize("NFC") === text ? [] : ["is not in NFC"]),
    ...(text.trim() === "" && english.trim() !== "" ? ["is empty"] : []),
  ];
  return faults.map((fault) => `${place}: ${fault}`);
}

/** A count may be said as a number, and in a language without plural forms it mostly is. */
const plain = (asked: string) => asked.replace(/ number(?: .*)?$/, "");

function argumentFaults(shape: Shape, source: Shape): string[] {
  const counts = new Set(source.plurals.map(({ name }) => name));
  const named = (asks: ReadonlySet<string>) =>
    new Set([...asks].map((asked) => (counts.has(plain(asked)) ? plain(asked) : asked)));
  const [has, wanted] = [named(shape.asks), named(source.asks)];
  return [
    ...[...wanted].filter((asked) => !has.has(asked)).map((asked) => `lacks {${asked}}`),
    ...[...has].filter((asked) => !wanted.has(asked)).map((asked) => `has {${asked}}, which English has not`),
  ];
}

/** Counts of things: whole, and with decimals. What is needed for a million alone ("un million de") may be left out. */
const COUNTS = [...Array(201).keys(), 0.5, 1.5, 2.5];

function pluralFaults({ plurals }: Shape, tag: string): string[] {
  return plurals.flatMap(({ name, ordinal, cases }) => {
    const rules = new Intl.PluralRules(tag, { type: ordinal ? "ordinal" : "cardinal" });
    const { pluralCategories } = rules.resolvedOptions();
    const needed = new Set(COUNTS.map((count) => rules.select(count)));
    return [
      ...[...needed, "other"]
        .filter((form, at, all) => all.indexOf(form) === at && !cases.includes(form))
        .map((form) => `has no form "${form}" of {${name}}`),
      ...cases
        .filter((form) => !pluralCategories.some((known) => known === form))
        .map((form) => `has a form "${form}" of {${name}}, which the language has not`),
    ];
  });
}

function lengthFaults(shape: Shape, source: Shape, isLong: boolean): string[] {
  const label = Math.max(source.longest * LABEL_LONGER, source.longest + LABEL_GROWS_BY);
  const most = source.longest <= LABEL ? label : Math.max(source.longest * LONGER, LABEL * LABEL_LONGER);
  return shape.longest > most && !isLong
    ? [`is ${shape.longest} letters long, English ${source.longest}: ${Math.floor(most)} at most`]
    : [];
}

const words = (text: string) => text.match(/\p{L}{3,}/gu) ?? [];

function englishFaults(shape: Shape, source: Shape, isSame: boolean): string[] {
  if (isSame) return [];
  const left = ENGLISH.exec(shape.letters.replaceAll(/[“"„«][^”"“»]*[”"“»]/g, ""));
  if (left !== null) return [`says "${left[0]}"`];
  return shape.letters === source.letters && words(shape.letters).length > 1 ? ["is the same as in English"] : [];
}
