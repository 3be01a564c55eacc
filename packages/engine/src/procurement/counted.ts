import { figure } from "../sizing/inputs/make-trace";
import type { Trace, TraceInput } from "../sizing/inputs/trace";
import type { Text } from "../units/told";
import type { MaterialLine } from "./material";
import type { Need } from "./material";
import type { Category } from "./specifications";
import { told } from "./told";

interface Counted {
  readonly id: string;
  readonly category: Category;
  readonly name: Text;
  readonly quantity: number;
  readonly unit?: MaterialLine["unit"];
  readonly needs?: readonly Need[];
  readonly optional?: boolean;
  /** The rule in symbols, and with the values of this design. */
  readonly formula: Text;
  readonly equation: Text;
  readonly inputs?: readonly TraceInput[];
  readonly source: Text;
  readonly clause?: Text | null;
}

/** A line whose number a rule of this room gives; its trace is the rule. */
export function counted(line: Counted): MaterialLine {
  const { id, category, name, quantity, unit = "pieces", needs = [], optional = false, clause = null } = line;
  return { id, category, part: null, name, quantity, unit, needs, optional, why: traceOf(line), clause };
}

const traceOf = ({ id, name, quantity, unit = "pieces", formula, equation, inputs = [], source }: Counted): Trace =>
  figure(`material-${id}`, name, quantity, unit, { formula, equation, inputs, source });

/** Cables are cut with a little to spare. Assumption: a tenth; who measures the way orders by that. */
const SPARE = 0.1;

/** Whole metres to order for a length that is laid. [m] */
export const cutLength = (metres: number) => Math.ceil(metres * (1 + SPARE) - 1e-9);
export const CUT_FROM = told("from.spare", { share: SPARE });
