import type { readSelf } from "@sunwright/contract/operator";
import { read, route } from "./api";

/** Whether the person is an operator. Written down here, so that the contract's schemas stay out of the first script. */
export const operatorQuery = read(route<typeof readSelf>("GET", "/api/operator/self"));
