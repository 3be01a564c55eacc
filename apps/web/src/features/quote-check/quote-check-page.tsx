import { say } from "@sunwright/words/quote-check";
import { CURRENCIES } from "@sunwright/engine/countries/names";
import { COUNTRY_HABITS } from "@sunwright/engine/countries/habits";
import { useState } from "react";
import { usePageFrame } from "../../lib/page-frame";
import { Questions } from "../trial/components/questions";
import { type AnsweredHouse, answeredHouse, NO_ANSWERS } from "../trial/model/answers";
import { suggestedTown } from "../trial/model/town";
import { QuoteFields } from "./components/quote-fields";
import { QuoteSource } from "./components/quote-source";
import { QuoteVerdict } from "./components/quote-verdict";
import { NO_QUOTE, type QuoteForm } from "./model/quote-form";
import "../trial/trial.css";
import "./quote-check.css";

/** Where nobody said yet where the house stands. */
const [FIRST_CURRENCY] = CURRENCIES;

/** A quote on paper beside a house in brief: nothing leaves the browser, and nothing is stored. */
export function QuoteCheckPage() {
  usePageFrame({ title: say("title") });
  const [answers, setAnswers] = useState(() => ({ ...NO_ANSWERS, ...suggestedTown() }));
  const [form, setForm] = useState<QuoteForm>(NO_QUOTE);
  const house: AnsweredHouse | null = answeredHouse(answers);
  const currency = answers.country === null ? FIRST_CURRENCY : COUNTRY_HABITS[answers.country].currency;
  return (
    <div className="page-width py-10 max-sm:py-6">
      <h1 className="type-display">{say("title")}</h1>
      <p className="mt-2 max-w-[66ch] text-text-2">{say("lead")}</p>
      <div className="quote-check mt-6">
        <div className="grid min-w-0 gap-8">
          <section aria-labelledby="quote-heading" className="ui-sheet p-5">
            <h2 id="quote-heading" className="type-h2">
              {say("quote.title")}
            </h2>
            <QuoteSource currency={currency} onRead={setForm} />
            <QuoteFields form={form} currency={form.currency ?? currency} onChange={setForm} />
          </section>
          <section aria-labelledby="house-heading" className="ui-sheet p-5">
            <h2 id="house-heading" className="type-h2 mb-4">
              {say("house.title")}
            </h2>
            <Questions answers={answers} onAnswer={(given) => setAnswers((before) => ({ ...before, ...given }))} />
          </section>
        </div>
        <section aria-labelledby="verdict-heading" className="ui-sheet quote-verdict p-5">
          <h2 id="verdict-heading" className="type-h2">
            {say("answer.title")}
          </h2>
          <QuoteVerdict form={form} house={house} currency={currency} />
        </section>
      </div>
    </div>
  );
}
