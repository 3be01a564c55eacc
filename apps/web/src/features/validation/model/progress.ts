import { tell } from "@sunwright/words/tell-validation";
import type { Text } from "@sunwright/words/told";
import { say } from "@sunwright/words/validation";
import { type Letter, LETTERS } from "@sunwright/engine/validation/contents";
import type { TableReport } from "@sunwright/engine/validation/tables";
import { formatNumber } from "../../../lib/format";

/** Why a table was not run; what broke inside the engine says so in its own words. */
export type Problem =
  | { readonly kind: "script" }
  | { readonly kind: "file"; readonly file: string; readonly status: number }
  | { readonly kind: "table"; readonly text: Text }
  | { readonly kind: "error"; readonly message: string };

/** What the worker says while it runs. */
export type Message =
  | { readonly kind: "started"; readonly letter: Letter }
  | { readonly kind: "done"; readonly letter: Letter; readonly report: TableReport; readonly ms: number }
  | { readonly kind: "failed"; readonly letter: Letter; readonly problem: Problem };

export type TableState =
  | { readonly kind: "waiting" }
  | { readonly kind: "running" }
  | { readonly kind: "done"; readonly report: TableReport; readonly ms: number }
  | { readonly kind: "failed"; readonly problem: Problem };

export interface Progress {
  readonly state: "idle" | "running" | "cancelled" | "finished";
  readonly tables: Readonly<Record<Letter, TableState>>;
}

const WAITING: TableState = { kind: "waiting" };

export const IDLE: Progress = {
  state: "idle",
  tables: {
    a: WAITING,
    b: WAITING,
    c: WAITING,
    d: WAITING,
    e: WAITING,
    f: WAITING,
    g: WAITING,
    h: WAITING,
    i: WAITING,
    j: WAITING,
    k: WAITING,
    m: WAITING,
    n: WAITING,
    o: WAITING,
    p: WAITING,
    q: WAITING,
    r: WAITING,
  },
};

/** How much of its tolerance the worst case takes, rounded so that it never crosses the line that it is judged by. */
export function shareText(excess: number): string {
  if (!Number.isFinite(excess)) return say("missed");
  const percent = 100 * excess;
  if (percent > 100) return `${Math.ceil(percent)} %`;
  return `${percent < 10 && percent > 0 ? percent.toPrecision(2) : Math.floor(percent)} %`;
}

const isOver = ({ kind }: TableState) => kind === "done" || kind === "failed";
export const tablesOver = ({ tables }: Progress) => LETTERS.filter((letter) => isOver(tables[letter])).length;

function stateAfter(message: Message): TableState {
  if (message.kind === "started") return { kind: "running" };
  if (message.kind === "failed") return { kind: "failed", problem: message.problem };
  return { kind: "done", report: message.report, ms: message.ms };
}

/** The run after what happened; it is finished when every table is over. */
export function progressed(progress: Progress, event: Message | "begun" | "cancelled"): Progress {
  if (event === "begun") return { ...IDLE, state: "running" };
  if (event === "cancelled") {
    const tables = { ...progress.tables };
    for (const letter of LETTERS) if (!isOver(tables[letter])) tables[letter] = WAITING;
    return { state: "cancelled", tables };
  }
  const tables = { ...progress.tables, [event.letter]: stateAfter(event) };
  const over = LETTERS.every((letter) => isOver(tables[letter]));
  return { state: over ? "finished" : progress.state, tables };
}

/** "12 of 12 tables pass: 130,000 figures in 3.2 s." */
export function verdict(progress: Progress): string {
  const states = LETTERS.map((letter) => progress.tables[letter]);
  const done = states.filter((state) => state.kind === "done");
  const passing = done.filter(({ report }) => report.passes).length;
  const figures = done.reduce((sum, { report }) => sum + report.comparisons, 0);
  const seconds = formatNumber(done.reduce((sum, { ms }) => sum + ms, 0) / 1_000, 1, 1);
  return say("verdict", { passing, tables: states.length, figures, seconds });
}

export function problemText(problem: Problem): string {
  if (problem.kind === "file") return say("fileNotLoaded", problem);
  if (problem.kind === "table") return tell(problem.text);
  return problem.kind === "script" ? say("scriptNotLoaded") : problem.message;
}
