import type { Text } from "../../units/told";
import { told } from "./told";

/** "IEC 60269-1, table 3, cited": known from elsewhere, not read again. */
export const cited = (standard: Text) => told("cited", { standard });
/** "NEC 240.4 and 210.20" */
export const both = (one: Text, other: Text) => told("both", { one, other });
/** "IEC 60364-4-43, table 43A" */
export const tableOf = (standard: Text, table: string) => told("table", { standard, table });
