import type { RouterHistory } from "@tanstack/history";
import type { PageScript } from "./page";

export interface Going {
  /** In place of the address that is open, so that Back does not lead to it. */
  readonly replace?: boolean | undefined;
  /** False where the page stays where it was scrolled to. */
  readonly resetScroll?: boolean | undefined;
}

declare module "@tanstack/history" {
  interface HistoryState {
    readonly keepsScroll?: boolean;
  }
}

/** The page that is open stays this long while the next one's script is on its way; then something is shown to wait by. [ms] */
const STAYS_FOR = 1_000;

/** Goes to an address once its page can be shown. Of two that are asked for, the later one is meant. */
export function createGo(history: RouterHistory, pageAt: (pathname: string) => PageScript) {
  let asked = 0;
  history.subscribe(() => asked++);
  return async (href: string, { replace = false, resetScroll = true }: Going = {}): Promise<void> => {
    const mine = ++asked;
    const script = pageAt(href.replace(/[?#].*$/, ""));
    if (script.loaded() === null) await comes(script);
    if (mine !== asked) return;
    const again = href === history.location.href;
    history[replace || again ? "replace" : "push"](href, { keepsScroll: !resetScroll });
  };
}

/** A script that cannot be fetched is said by the page that stands in its place. */
const comes = (script: PageScript): Promise<unknown> =>
  Promise.race([script.load().catch(() => null), new Promise((resume) => setTimeout(resume, STAYS_FOR))]);
