import type { Text } from "../../units/told";
import { told } from "./advice-told";

/** "70 mm²", "2 × 120 mm²" */
export const cableText = (area: number, parallel: number): Text =>
  parallel > 1 ? told("cables", { parallel, area }) : told("cable", { area });
