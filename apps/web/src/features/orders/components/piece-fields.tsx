import { say } from "@sunwright/words/orders";
import { QuantityInput } from "../../../ui/quantity-input";
import { useRefusalOf } from "../../../ui/refused";
import type { AnyOrder } from "../model/standing";

type Line = AnyOrder["lines"][number];
/** How many pieces of each line. */
export type Chosen = Readonly<Record<string, number>>;

/** All that there may be, which is what is meant most often. */
export const allOf = (lines: readonly Line[], most: (line: Line) => number): Chosen =>
  Object.fromEntries(lines.map((line) => [line.id, most(line)]));
/** Nothing, or the one piece that there is: what leaves or goes back is chosen, not left out. */
export const fewestOf = (lines: readonly Line[], most: (line: Line) => number): Chosen => {
  const all = allOf(lines, most);
  return countIn(all) === 1 ? all : {};
};
export const countIn = (chosen: Chosen): number => Object.values(chosen).reduce((sum, count) => sum + count, 0);
export const piecesOf = (chosen: Chosen) =>
  Object.entries(chosen).flatMap(([lineId, quantity]) => (quantity > 0 ? { lineId, quantity } : []));

/** What these fields say of a refusal themselves. */
export const PIECES_REFUSED = ["pieces_exceeded"] as const;

interface PieceFieldsProps {
  readonly lines: readonly Line[];
  readonly most: (line: Line) => number;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** How many pieces of each line something is done with; all of them or none by one press. */
export function PieceFields({ lines, most, chosen, onChange }: PieceFieldsProps) {
  const all = allOf(lines, most);
  const count = countIn(all);
  const isAll = countIn(chosen) === count;
  const refusal = useRefusalOf(...PIECES_REFUSED);
  return (
    <>
      <ul className="order-rows">
        {lines
          .filter((line) => most(line) > 0)
          .map((line) => (
            <li key={line.id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="min-w-0">
                <span className="block font-semibold">{line.name}</span>
                <span className="type-help text-text-3">{say("ofPieces", { count: most(line) })}</span>
              </span>
              <QuantityInput
                label={say("piecesOf", { name: line.name })}
                min={0}
                max={most(line)}
                value={chosen[line.id] ?? 0}
                onValueChange={(quantity) => onChange({ ...chosen, [line.id]: quantity })}
              />
            </li>
          ))}
      </ul>
      {count > 1 && (
        <button type="button" className="link type-small mt-2" onClick={() => onChange(isAll ? {} : all)}>
          {isAll ? say("noPieces") : say("allPieces", { count })}
        </button>
      )}
      {refusal !== undefined && (
        <p role="alert" className="ui-field-error">
          {refusal}
        </p>
      )}
    </>
  );
}
