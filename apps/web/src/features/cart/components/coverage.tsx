import type { listMaterials } from "@sunwright/contract/marketplace";
import { say } from "@sunwright/words/cart";
import { tell } from "@sunwright/words/tell-materials";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { read, route } from "../../../lib/api";
import { Sheet } from "../../../ui/sheet";
import { type Covered, coverageOf } from "../../../lib/coverage";
import type { CartLine } from "../model/lines";

const MATERIALS = route<typeof listMaterials>("GET", "/api/projects/:id/materials");

/** Which parts of a design are in its cart; null while that is not known. */
export function useCoverage(project: string | undefined, lines: readonly CartLine[]): readonly Covered[] | null {
  const list = useQuery({
    ...read(MATERIALS, { params: { id: project ?? "" } }),
    enabled: project !== undefined,
    retry: false,
  });
  return list.data ? coverageOf(list.data.lines, lines) : null;
}

/** More missing parts than these are folded. */
const FEW = 6;

/** One cell a part, then a row for each that is missing. */
export function Coverage({ covered, project }: { readonly covered: readonly Covered[]; readonly project: string }) {
  const missing = covered.filter(({ have }) => have === 0);
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
      <ul className="cart-cells mt-3">
        {covered.map(({ material, have, checked }) => (
          <li key={material.id}>
            <span
              className="cart-cell block"
              data-missing={have === 0}
              role="img"
              aria-label={have === 0 ? say("state.missing") : say("state.in")}
            />
            <span className="mt-1 block type-help font-medium break-words">{tell(material.name)}</span>
            <span className="block type-help text-text-2">
              {have === 0 ? needOf(material) : say("pieces", { pieces: have })}
              {have > 0 && !checked && <span className="block">{say("notChecked")}</span>}
            </span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <details className="mt-4" open={missing.length <= FEW}>
          <summary className="link cursor-pointer py-1">{say("missingParts", { parts: missing.length })}</summary>
          <ul className="mt-1">
            {missing.map(({ material }) => (
              <li key={material.id} className="cart-row">
                <span className="min-w-0 break-words">
                  {tell(material.name)} <span className="type-help text-text-2">{needOf(material)}</span>
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
