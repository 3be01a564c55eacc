import { say } from "@sunwright/words/trial";
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
import { suggestedTown } from "./model/town";
import "./trial.css";

interface TrialProps {
  /** The design is kept in this browser. */
  readonly onKept: () => void;
}

/** A house in three parts and the design that follows them: nothing leaves the browser or is stored until it is kept. */
export function Trial({ onKept }: TrialProps) {
  const [answers, setAnswers] = useState(() => ({ ...NO_ANSWERS, ...suggestedTown() }));
  const house = answeredHouse(answers);
  return (
    <div className="trial-page mt-6">
      <Questions answers={answers} onAnswer={(given) => setAnswers((before) => ({ ...before, ...given }))} />
      <section aria-labelledby="trial-answer" className="trial-answer">
        <h2 id="trial-answer" className="ui-visually-hidden">
          {say("answer")}
        </h2>
        {house === null ? (
          <p className="text-text-2">{say("answerNext")}</p>
        ) : (
          <Answered house={house} onKept={onKept} />
        )}
        <a href="/check-quote" className="link type-small mt-4 inline-block">
          {say("checkQuote")}
        </a>
      </section>
    </div>
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
  const waits = !first || isPlaceholderData;
  return (
    <>
      <p className="trial-sizing type-small text-text-2" role="status">
        {isFetching && (
          <>
            <Spinner />
            {say("sizing")}
          </>
        )}
      </p>
      {first && <Answer {...first} name={name} outdated={isPlaceholderData} />}
      <div className="trial-keep">
        <Button size="lg" full onClick={keep} disabled={waits}>
          {say("keep")}
        </Button>
      </div>
      <p className="type-help mt-2 text-text-3">{say("keepHelp")}</p>
    </>
  );
}

/** By home and city. */
function useName({ country, city, home }: AnsweredHouse): string {
  const { data = [] } = useQuery(citiesQuery(null));
  return trialName(home, data.find(({ id }) => id === city)?.name ?? country);
}
