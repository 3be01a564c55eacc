import { say } from "@sunwright/words/cart";
import { tell } from "@sunwright/words/tell-materials";
import { Link } from "../../../lib/routing/link";
import { Sheet } from "../../../ui/sheet";
import { type Covered, isFilled } from "../../../lib/coverage";

/** More missing parts than these are folded. */
const FEW = 6;

interface CoverageProps {
  readonly covered: readonly Covered[];
  /** The list is that of the design made again with parts of the cart. */
  readonly isOfCart: boolean;
  readonly project: string;
}

/** One cell a part, then a row for each that is missing. */
export function Coverage({ covered, isOfCart, project }: CoverageProps) {
  const missing = covered.filter((one) => !isFilled(one));
  return (
    <Sheet className="p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="type-h3">{say("materials")}</h2>
        {missing.length > 0 && (
          <Link to="/marketplace" search={{ project }} className="link">
            {say("fillList")}
          </Link>
        )}
      </div>
      {isOfCart && <p className="type-small mt-1 text-text-2">{say("ofCart")}</p>}
      <ul className="cart-cells mt-3">
        {covered.map((one) => (
          <li key={one.material.id}>
            <span
              className="cart-cell block"
              data-state={one.state}
              role="img"
              aria-label={say(`state.${one.state}`)}
            />
            <span className="mt-1 block type-help font-medium break-words">{tell(one.material.name)}</span>
            <span className="block type-help text-text-2">
              {haveOf(one)}
              {one.have > 0 && !one.checked && <span className="block">{say("notChecked")}</span>}
            </span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <details className="mt-4" open={missing.length <= FEW}>
          <summary className="link cursor-pointer py-1">{say("missingParts", { parts: missing.length })}</summary>
          <ul className="mt-1">
            {missing.map(({ material, ...one }) => (
              <li key={material.id} className="cart-row">
                <span className="min-w-0 break-words">
                  {tell(material.name)} <span className="type-help text-text-2">{haveOf({ material, ...one })}</span>
                </span>
                <Link
                  to="/marketplace"
                  search={{ project, category: material.category }}
                  className="link"
                  aria-label={say("find", { part: tell(material.name) })}
                >
                  {say("findShort")}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Sheet>
  );
}

const needOf = ({ unit, quantity }: Covered["material"]): string =>
  unit === "m" ? say("metres", { metres: quantity }) : say("pieces", { pieces: quantity });

function haveOf({ material, have, needed, state }: Covered): string {
  if (have === 0) return needOf(material);
  if (state === "unfit") return say("coverUnfit", { pieces: have });
  if (state === "short" && needed !== null) return say("coverShort", { pieces: have, needed });
  if (state === "would-do" && needed !== null) return say("coverWouldDo", { pieces: have, needed });
  return say("pieces", { pieces: have });
}
