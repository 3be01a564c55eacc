import type { Messages, PartsOf, Say } from "@sunwright/words/room";
import { createElement, Fragment, type ReactNode } from "react";

/** A text whose tags are elements: `rich(say, "terms", { link: (inside) => <Link to="/terms">{inside}</Link> })`. */
export const rich = <Room extends Messages, Key extends keyof Room & string>(
  say: Say<Room>,
  key: Key,
  values: PartsOf<Room[Key], ReactNode>,
): ReactNode => createElement(Fragment, null, ...say.parts<ReactNode, Key>(key, values));
