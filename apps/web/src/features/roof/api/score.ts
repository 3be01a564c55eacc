import { useEffect, useRef, useState } from "react";
import type { ScoreAnswer, ScoreQuestion, ScoreReply } from "../model/preview";

interface Scored {
  readonly question: ScoreQuestion;
  readonly answer: ScoreAnswer;
}

/**
 * Scores of layouts by the engine in a worker. One question is on its way at a time, and only the newest one waits: a
 * drag asks sixty times a second.
 */
function createScorer(onScored: (scored: Scored) => void, onFailed: (message: string) => void) {
  const worker = new Worker(new URL("../roof.worker.ts", import.meta.url), { type: "module" });
  let asked: ScoreQuestion | null = null;
  let waiting: ScoreQuestion | null = null;
  let lastId = 0;
  function send(question: ScoreQuestion) {
    asked = question;
    lastId += 1;
    worker.postMessage({ id: lastId, question });
  }
  worker.addEventListener("message", ({ data }: MessageEvent<ScoreReply>) => {
    const question = asked;
    asked = null;
    if (question && "answer" in data) onScored({ question, answer: data.answer });
    if ("failed" in data) onFailed(data.failed);
    const next = waiting;
    waiting = null;
    if (next) send(next);
  });
  worker.addEventListener("error", () => onFailed("The layout could not be scored"));
  return {
    ask(question: ScoreQuestion) {
      if (asked === null) send(question);
      else waiting = question;
    },
    end: () => worker.terminate(),
  };
}

export interface Score {
  /** The newest answer; while an edit is under way it may be of the layout just before. */
  readonly answer: ScoreAnswer | null;
  /** It is of the layout as it lies now. */
  readonly current: boolean;
  readonly failed: string | null;
}

export function useScore(question: ScoreQuestion): Score {
  const scorer = useRef<ReturnType<typeof createScorer>>(null);
  const [scored, setScored] = useState<Scored | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const started = createScorer((answer) => {
      setFailed(null);
      setScored(answer);
    }, setFailed);
    scorer.current = started;
    return () => started.end();
  }, []);
  useEffect(() => scorer.current?.ask(question), [question]);
  return { answer: scored?.answer ?? null, current: scored?.question === question, failed };
}
