import type { readFigures } from "@sunwright/contract/figures";
import { queryOptions } from "@tanstack/react-query";
import { read, route } from "./api";

const READ = route<typeof readFigures>("GET", "/api/figures");

/** What operators renewed of the countries' figures. It rarely changes, and designs wait for it: one answer, or none. [ms] */
export const figuresQuery = () =>
  queryOptions({ ...read(READ), staleTime: 5 * 60_000, retry: false, networkMode: "always" });
