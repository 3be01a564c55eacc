import { say } from "@sunwright/words/trial";
import { homeVerdict } from "@sunwright/report/home-verdict";
import { verdictText } from "@sunwright/report/verdict";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { keepDesign } from "../../lib/kept-design";
import { Button } from "../../ui/button";
import { ErrorRow } from "../../ui/error-row";
import { Spinner } from "../../ui/spinner";
import { citiesQuery } from "../parameters/api/preview";
import { useFirstDesign } from "./api/first-design";
import { Answer } from "./components/answer";
import { Questions } from "./components/questions";
import { answeredHouse, keptAppliances, NO_ANSWERS, trialName, type AnsweredHouse } from "./model/answers";
import "./trial.css";

interface TrialProps {
  /** The design is kept in this browser. */
  readonly onKept: () => void;
}

/** Four questions and a design, before an account: nothing leaves the browser, and nothing is stored until it is kept. */
export function Trial({ onKept }: TrialProps) {
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const house = answeredHouse(answers);
  return (
    <>
      <p className="mt-3 max-w-[44ch] text-text-2">{say("lead")}</p>
      <div className="trial-page mt-6">
        <Questions answers={answers} onAnswer={(given) => setAnswers((before) => ({ ...before, ...given }))} />
        <section aria-labelledby="trial-answer" className="rounded-2 border border-line bg-sheet p-5">
          <h2 id="trial-answer" className="type-h2">
            {say("answer")}
          </h2>
          {house === null ? (
            <p className="mt-2 text-text-2">{say("answerNext")}</p>
          ) : (
            <Answered house={house} onKept={onKept} />
          )}
        </section>
      </div>
    </>
  );
}

function Answered({ house, onKept }: { readonly house: AnsweredHouse; readonly onKept: () => void }) {
  const { data: first, isError, isPlaceholderData, isFetching, refetch } = useFirstDesign(house);
  const name = useName(first?.house ?? house);
  if (isError)
    return <ErrorRow className="mt-3" message={say("failed")} onRetry={() => void refetch()} retrying={isFetching} />;
  const keep = () => {
    if (!first) return;
    const { parameters, house: asked } = first;
    const billed = typeof asked.home === "string" ? null : asked.home;
    keepDesign({ name, parameters, appliances: keptAppliances(asked.home), billed, gridHours: asked.gridHours });
    onKept();
  };
  return (
    <>
      <div className="mt-2 min-h-24" role="status">
        {isFetching ? (
          <p className="flex items-center gap-3 text-text-2">
            <Spinner />
            {say("sizing")}
          </p>
        ) : (
          first && <p className="type-h3">{verdictText(homeVerdict(first.design, name))}</p>
        )}
      </div>
      {first && <Answer {...first} outdated={isPlaceholderData} />}
      <Button size="lg" full className="mt-5" onClick={keep} disabled={!first || isPlaceholderData}>
        {say("keep")}
      </Button>
      <p className="type-help mt-2 text-text-3">{say("keepHelp")}</p>
    </>
  );
}

/** By home and city. */
function useName({ country, city, home }: AnsweredHouse): string {
  const { data = [] } = useQuery(citiesQuery(country));
  return trialName(home, data.find(({ id }) => id === city)?.name ?? country);
}
