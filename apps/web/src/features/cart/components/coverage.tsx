import type { listMaterials } from "@sunwright/contract/marketplace";
import { say } from "@sunwright/words/cart";
import { tell } from "@sunwright/words/tell-materials";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { read, route } from "../../../lib/api";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { type Covered, coverageOf } from "../model/coverage";
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

/** One cell a part, then a row for each that is missing. */
export function Coverage({ covered, project }: { readonly covered: readonly Covered[]; readonly project: string }) {
  const missing = covered.filter(({ have }) => have === 0);
  return (
    <Sheet className="p-5">
      <SheetHeader
        title={say("materials")}
        aside={
          missing.length > 0 && (
            <Link to="/marketplace" search={{ project }} className="link">
              {say("fillList")}
            </Link>
          )
        }
      />
      <ul className="cart-cells mt-3">
        {covered.map(({ material, have }) => (
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
            </span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <ul className="mt-4">
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
      )}
    </Sheet>
  );
}

const needOf = ({ unit, quantity }: Covered["material"]): string =>
  unit === "m" ? say("metres", { metres: quantity }) : say("pieces", { pieces: quantity });
