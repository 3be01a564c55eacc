import { say } from "@sunwright/words/design";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";

export const STEPS = [say("step.power"), say("section.parameters"), say("section.results")] as const;
export type Step = 1 | 2 | 3;

const ADDRESS: Record<Step, string> = { 1: "power-calculation", 2: "system-parameters", 3: "results" };
const stepAt = (hash: string): Step | null => {
  if (hash === ADDRESS[1]) return 1;
  if (hash === ADDRESS[2]) return 2;
  return hash === ADDRESS[3] ? 3 : null;
};

/** The step stands in the address, so that Back, reload and a bookmark keep it. */
export function useStep(initial: Step): readonly [Step, (step: Step) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const go = useCallback(
    (step: Step) => void navigate({ to: ".", hash: ADDRESS[step], hashScrollIntoView: false }),
    [navigate],
  );
  return [stepAt(hash) ?? initial, go];
}
