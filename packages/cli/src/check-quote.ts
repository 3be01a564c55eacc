import { checkQuotes } from "@sunwright/engine/quotes/check-quotes";
import { type Judged, PRIORITIES, type Recommendation } from "@sunwright/engine/quotes/recommend";
import { type OpenWords, openWords } from "@sunwright/engine/quotes/open-words";
import { bars, changesNeeded, severityOf } from "@sunwright/engine/quotes/severity";
import { say } from "@sunwright/words/cli";
import { say as sayQuotes } from "@sunwright/words/quotes";
import { tell } from "@sunwright/words/tell-quotes";
import { commandLine } from "./arguments";
import type { Command } from "./command";
import { askedHouse } from "./house";
import { parsed, readJson } from "./input-file";
import { Problem } from "./problem";
import { askedOf, figuresInFile, QuoteFile, rounded, unread } from "./quote-file";
import { wrapped } from "./wrapped";

/** Field paths that one sentence names; the rest are counted. */
const MOST_NAMED = 5;

/** Quotes designed and simulated in their house, each with what is to be known before signing it. */
export const checkQuote: Command = async (args, write, complain) => {
  const { path, values } = commandLine(
    args,
    { json: { type: "boolean" }, priority: { type: "string" }, figures: { type: "string" } } as const,
    "FILE",
  );
  const given = readJson(path);
  const file = parsed(QuoteFile, given, path);
  const { house, ...others } = file;
  const open = typeof given === "object" ? unread({ ...given, house: null }, { ...others, house: null }) : [];
  if (open.length > 0)
    complain(
      `${path}: ${say("quote.unread", { fields: open.slice(0, MOST_NAMED).join(", "), more: open.length - Math.min(open.length, MOST_NAMED) })}`,
    );
  const { figures = house.figures } = values;
  const { input, weather } = await askedHouse({ ...house, figures });
  const priority = priorityOf(values.priority) ?? file.asked.priority ?? null;
  const { quotes, recommended } = checkQuotes(
    file.quotes,
    { input, weather, asked: askedOf(file.asked) },
    file.market,
    priority,
  );
  write(values.json === true ? JSON.stringify(answer(quotes, recommended), null, 1) : report(quotes, recommended));
  return 0;
};

function priorityOf(asked: string | undefined) {
  if (asked === undefined) return null;
  const priority = PRIORITIES.find((one) => one === asked);
  if (priority === undefined)
    throw new Problem(say("optionOneOf", { option: "priority", choices: PRIORITIES.join(", ") }));
  return priority;
}

const figure = (value: number | string | null) => (typeof value === "number" ? rounded(value) : value);

/** What a firm wrote that is read as nothing. */
const asked = ({ of, words }: OpenWords) => say("quote.asks", { of, words });

const answer = (quotes: readonly Judged[], recommended: Recommendation | null) => ({
  quotes: quotes.map(({ quote, years, warnings }) => ({
    id: quote.id,
    ...figuresInFile(years),
    warnings: warnings.map((warning) => ({
      code: warning.code,
      stated: figure(warning.stated),
      found: figure(warning.found),
      unit: warning.unit,
      about: warning.about,
      severity: severityOf(warning),
      bars: bars(warning),
      costUsd: Math.round(warning.cost),
      sentence: tell(warning.text),
    })),
    toChange: changesNeeded(warnings).map((text) => tell(text)),
    asks: openWords(quote).map((open) => ({ ...open, sentence: asked(open) })),
  })),
  recommended: recommended?.id ?? null,
  reasons: recommended?.reasons ?? [],
});

function report(quotes: readonly Judged[], recommended: Recommendation | null): string {
  const blocks = quotes.map(({ quote, years, warnings }) =>
    [
      quote.id,
      `  ${say("quote.figures", {
        served: years.hoursServedPercent,
        dark: years.hoursWithoutPower,
        backup: years.nightHours,
        energy: years.kwhPerYear,
      })}`,
      ...(warnings.length === 0 ? [`  ${say("quote.noWarnings")}`] : []),
      ...barredLine(warnings),
      ...warnings.map(({ code, text }) => `  ${code}: ${wrapped(tell(text), code.length + 4)}`),
      ...openWords(quote).map((open) => `  ${wrapped(asked(open), 4)}`),
    ].join("\n"),
  );
  const last =
    recommended === null
      ? say(quotes.length === 0 ? "quote.none" : "quote.allBarred")
      : say("quote.recommended", {
          id: recommended.id,
          reasons: recommended.reasons.map((reason) => sayQuotes(`reason.${reason}`)).join("; "),
        });
  return [...blocks, wrapped(last)].join("\n\n");
}

function barredLine(warnings: Judged["warnings"]): readonly string[] {
  const list = changesNeeded(warnings);
  return list.length === 0 ? [] : [`  ${wrapped(say("quote.barred", { changes: tell({ list, join: "and" }) }), 4)}`];
}
