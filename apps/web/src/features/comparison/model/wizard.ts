import type { ConfigurationResult } from "@sunwright/engine/comparison/compare";
import type { Priority } from "@sunwright/engine/comparison/recommend";
import { DEFAULT_DRAFTS, type Draft, type TermTexts } from "./draft";

export const STEPS = ["configure", "generate", "compare"] as const;
export type Step = (typeof STEPS)[number];

/** One of the three calls. */
export type Run =
  | { readonly state: "working" }
  | { readonly state: "failed"; readonly reason: string }
  | { readonly state: "done"; readonly result: ConfigurationResult };

export interface Wizard {
  /** 0 Configure, 1 Generate, 2 Compare. */
  readonly step: 0 | 1 | 2;
  readonly drafts: readonly Draft[];
  readonly terms: TermTexts;
  readonly priority: Priority;
  /** One for each configuration, in their order; none before the first generation. */
  readonly runs: readonly Run[];
  /** What the runs rest on. */
  readonly inputs: string | null;
}

export const FIRST: Wizard = {
  step: 0,
  drafts: DEFAULT_DRAFTS,
  terms: {},
  priority: "lifetime-cost",
  runs: [],
  inputs: null,
};

export type Action =
  | { readonly kind: "edit"; readonly index: number; readonly change: Partial<Draft> }
  | { readonly kind: "terms"; readonly terms: TermTexts }
  | { readonly kind: "prefer"; readonly priority: Priority }
  | { readonly kind: "reset" }
  | { readonly kind: "generate"; readonly inputs: string | null }
  | { readonly kind: "settled"; readonly index: number; readonly run: Run }
  | { readonly kind: "modify" };

export function advance(wizard: Wizard, action: Action): Wizard {
  switch (action.kind) {
    case "edit":
      return { ...wizard, drafts: edited(wizard.drafts, action.index, action.change) };
    case "terms":
      return { ...wizard, terms: { ...wizard.terms, ...action.terms } };
    case "prefer":
      return { ...wizard, priority: action.priority };
    case "reset":
      return { ...FIRST, priority: wizard.priority };
    case "generate":
      return { ...wizard, step: 1, inputs: action.inputs, runs: wizard.drafts.map(() => ({ state: "working" })) };
    case "settled":
      return settled(wizard, action);
    default:
      return { ...wizard, step: 0, runs: [] };
  }
}

const edited = (drafts: readonly Draft[], changed: number, change: Partial<Draft>) =>
  drafts.map((draft, index) => (index === changed ? { ...draft, ...change } : draft));

/** The last success leads on; after a failure the step stays. What comes after the way back is not wanted. */
function settled(wizard: Wizard, { index, run }: { readonly index: number; readonly run: Run }): Wizard {
  if (wizard.step !== 1) return wizard;
  const runs = wizard.runs.map((before, place) => (place === index ? run : before));
  return { ...wizard, runs, step: runs.every(({ state }) => state === "done") ? 2 : 1 };
}

export const finished = ({ runs }: Wizard) => runs.filter(({ state }) => state === "done").length;
export const isWorking = ({ runs }: Wizard) => runs.some(({ state }) => state === "working");

/** What comes back when the page is opened again: a comparison that was not finished starts again. */
export const resumed = (wizard: Wizard): Wizard => (wizard.step === 1 ? { ...wizard, step: 0, runs: [] } : wizard);

/** A configuration with its result. */
export interface Compared {
  readonly draft: Draft;
  readonly result: ConfigurationResult;
}

export const comparedOf = ({ drafts, runs }: Wizard): Compared[] =>
  drafts.flatMap((draft, index) => {
    const run = runs[index];
    return run?.state === "done" ? [{ draft, result: run.result }] : [];
  });
