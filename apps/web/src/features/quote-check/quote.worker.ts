import { localPrice } from "@sunwright/engine/prices/local-price";
import { checkQuote } from "@sunwright/engine/quotes/check-quotes";
import { changesNeeded } from "@sunwright/engine/quotes/severity";
import { sizeOf } from "@sunwright/engine/quotes/prices";
import { firstDesign, loadOfBrief } from "@sunwright/engine/sizing/first-design";
import { sizingParameters } from "@sunwright/engine/parameters/parameters";
import { figuresGiven } from "@sunwright/engine/countries/country-figures";
import type { CheckedInHouse, QuoteAnswer, QuoteQuestion } from "./model/quote-question";

/** Simulates a quote off the page's own thread. */
addEventListener("message", ({ data }: MessageEvent<QuoteQuestion>) => postMessage(answerOf(data)));

function answerOf(question: QuoteQuestion): QuoteAnswer {
  try {
    return { kind: "check", checked: checked(question) };
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}

const KILO = 1_000;

function checked({ house, habits, figures, quote }: QuoteQuestion): CheckedInHouse {
  const { design, parameters } = firstDesign(house, habits, figures);
  const given = figuresGiven(parameters.country, figures);
  const asked = {
    input: { load: loadOfBrief(house.home), parameters: sizingParameters(parameters), prices: "local", ...given },
    weather: null,
    asked: {},
  } as const;
  const { years, warnings: found } = checkQuote(quote, asked);
  // Paper says nothing of a certificate, whose absence here is no fault of the firm.
  const warnings = found.filter(({ code }) => code !== "certificate");
  const sized = (part: Parameters<typeof sizeOf>[0]) => sizeOf(part, quote) ?? 0;
  const { low, middle, high, currency, day } = localPrice({
    country: parameters.country,
    systemType: parameters.systemType,
    panels: sized("panels"),
    battery: sized("battery") * KILO,
    inverter: sized("inverter"),
    ...given,
  });
  return {
    years,
    warnings,
    asks: changesNeeded(warnings),
    own: {
      hoursWithoutPower: design.simulation?.unmetHours.value ?? 0,
      panels: design.panels.capacity.value,
      battery: design.battery.capacity.value,
      inverter: design.inverter.capacity.value,
    },
    local: { low, middle, high, currency, day },
  };
}
