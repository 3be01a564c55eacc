import { onDemand } from "../../ui/on-demand";

/** What goes to paper: its script comes once a page stands, or when a person prints. */
export const paper = onDemand(() => import("./components/print-report"));

let listening = 0;
const waiting = new Set<() => void>();

/** Called once what goes to paper hears the browser print; returns how to take it back. */
export function paperListens(): () => void {
  listening++;
  for (const resolve of waiting) resolve();
  waiting.clear();
  return () => {
    listening--;
  };
}

/** Resolves once the browser would print the report and not the screen. */
export async function paperReady(): Promise<void> {
  await paper.fetched();
  if (paper.failed()) throw new Error("The script of the report could not be fetched");
  if (listening === 0) await new Promise<void>((resolve) => void waiting.add(resolve));
}
