import type { Sheet } from "../sheet";

/* A module of 400 W. [A, V] */
export const I_SC = 12.28;
export const V_OC = 41.2;
export const V_MP = 34.2;
export const SERIES_FUSE = 20;
export const needsFuses = (parallel: number, rules: Sheet["rules"]) =>
  (parallel - 1) * I_SC * (rules === "NEC" ? 1.25 : 1) > SERIES_FUSE;
