import type { Response } from "@sunwright/contract/endpoint";
import type { fillMaterials, Material } from "@sunwright/contract/materials";
import { say as sayCart } from "@sunwright/words/cart";
import { say } from "@sunwright/words/marketplace";
import { say as sayMaterials } from "@sunwright/words/materials";
import { tell } from "@sunwright/words/tell-materials";
import type { Currency } from "@sunwright/engine/parameters/options";
import { useQuery } from "@tanstack/react-query";
import { amountText } from "../../../lib/minor-money";
import { whatHappened } from "../../../lib/api-error";
import { cartQuery, linesOfCart, realPartsQuery, usePutLines } from "../../../lib/cart";
import type { Covered } from "../../../lib/coverage";
import { projectQuery } from "../../../lib/project-queries";
import { Link } from "../../../lib/routing/link";
import { useCoverage } from "../../../lib/use-coverage";
import { Button } from "../../../ui/button";
import { ErrorRow } from "../../../ui/error-row";
import { Select } from "../../../ui/select";
import { filledIn, useFilling } from "../../../lib/filling";
import { materialsQuery, projectsQuery } from "../api/market";
import { linesOfFilling } from "../model/filling-lines";
import { pickedText } from "../model/picked-text";

interface ShoppingForProps {
  readonly project: string | undefined;
  readonly currency: Currency | undefined;
  readonly onProject: (project: string | undefined) => void;
  readonly onCategory: (category: Material["category"]) => void;
}

const NONE = "none";
const NOTHING: ReturnType<typeof linesOfCart> = [];

/** Whose parts are looked for, and what they are. */
export function ShoppingFor({ project, currency, onProject, onCategory }: ShoppingForProps) {
  const list = useQuery(projectsQuery);
  const projects = list.data?.projects ?? [];
  const isListed = project === undefined || projects.some(({ id }) => id === project);
  // Whoever comes from a project sees its name before the list of all is there, and where it is not in it.
  const here = useQuery({ ...projectQuery(project ?? ""), enabled: !isListed }).data;
  const unlisted = isListed ? [] : [{ value: project, label: here?.name ?? say("loading") }];
  const options = [...unlisted, ...projects.map(({ id, name }) => ({ value: id, label: name }))];
  // Shops of several currencies and none chosen: a list is filled in the project's.
  const fillIn = currency ?? projects.find(({ id }) => id === project)?.currency ?? here?.currency;
  return (
    <div className="market-for">
      <div className="page-width py-3">
        <div className="flex flex-wrap items-center gap-3">
          <span className="type-help text-text-2">{say("shoppingFor")}</span>
          <div className="w-72 max-w-full">
            <Select
              size="sm"
              aria-label={say("shoppingFor")}
              value={project ?? NONE}
              onValueChange={(value) => onProject(value === NONE ? undefined : value)}
              options={[{ value: NONE, label: say("noProject") }, ...options]}
            />
          </div>
        </div>
        {project !== undefined && <Parts key={project} project={project} currency={fillIn} onCategory={onCategory} />}
      </div>
    </div>
  );
}

function Parts({
  project,
  currency,
  onCategory,
}: { readonly project: string } & Pick<ShoppingForProps, "currency" | "onCategory">) {
  const materials = useQuery({ ...materialsQuery(project), retry: false });
  const cart = useQuery(cartQuery(project));
  const bought = useQuery({ ...realPartsQuery(project), retry: false });
  const coverage = useCoverage(project, cart.data ? linesOfCart(cart.data) : NOTHING);
  const covered = coverage?.covered ?? [];
  const ordered = (bought.data?.parts ?? []).filter(({ orderId }) => orderId !== null).length;
  const filling = useFilling(project);
  if (materials.isError)
    return (
      <p className="mt-3 text-text-2">
        {say("notCalculated")}{" "}
        <Link to="/projects/$projectId" params={{ projectId: project }} className="link">
          {say("openProject")}
        </Link>
      </p>
    );
  const lines = materials.data?.lines ?? [];
  const asked = coverage?.materials ?? lines;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite">
          {materials.isPending || cart.isPending || bought.isPending ? say("loading") : pickedText(covered, ordered)}
        </p>
        {currency !== undefined && lines.length > 0 && (
          <span className="flex gap-2">
            <Button
              size="sm"
              busy={filling.isPending}
              busyText={say("filling")}
              onClick={() => filling.mutate({ currency })}
            >
              {say("fill")}
            </Button>
            {filling.isPending && (
              <Button size="sm" variant="outline" onClick={filling.cancel}>
                {say("fillCancel")}
              </Button>
            )}
          </span>
        )}
      </div>
      {filling.isError && <ErrorRow className="mt-3" message={say("fillFailed")} detail={say("safe")} />}
      {filling.data && currency !== undefined && (
        <Filled filling={filling.data} lines={lines} currency={currency} project={project} />
      )}
      {asked.length > 0 && (
        <details className="mt-3">
          <summary className="link cursor-pointer">{say("partsTitle")}</summary>
          <ul className="market-lines">
            {asked.map((line) => (
              <li key={line.id}>
                <button type="button" className="link" onClick={() => onCategory(line.category)}>
                  {tell(line.name)}
                </button>
                <span className="text-text-2">
                  {needOf(line)}
                  <Picked covered={covered.find(({ material }) => material.id === line.id)} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const needOf = ({ unit, quantity }: Material): string =>
  unit === "m" ? say("lineMetres", { metres: quantity }) : say("linePieces", { pieces: quantity });

function Picked({ covered }: { readonly covered: Covered | undefined }) {
  if (covered === undefined || covered.have === 0) return null;
  const { have, needed, state } = covered;
  return (
    <strong className="block font-medium text-text">
      {state === "short" && needed !== null
        ? say("partShort", { pieces: have, needed })
        : say("partPicked", { pieces: have })}
      {state === "unfit" && <span className="block text-bad">{say("partUnfit")}</span>}
    </strong>
  );
}

interface FilledProps {
  readonly filling: Response<typeof fillMaterials>;
  readonly lines: readonly Material[];
  readonly currency: Currency;
  readonly project: string;
}

function Filled({ filling, lines, currency, project }: FilledProps) {
  const { lines: found, gaps, shops, total, keepsTarget } = filling;
  const nameOf = (id: string) => {
    const line = lines.find((one) => one.id === id);
    return line === undefined ? id : tell(line.name);
  };
  return (
    <div role="status" className="mt-3 border-t border-line pt-3">
      <p className="type-h4">{say("filled", { found: filledIn(found), all: filledIn(found) + gaps.length })}</p>
      {found.length > 0 && (
        <p>
          {say("filledTotal")} <strong>{amountText(total, currency)}</strong>
        </p>
      )}
      {shops.map(({ id, name, goods, delivery, tax }) => (
        <p key={id} className="type-help text-text-2">
          {say(tax > 0 ? "filledFromTaxed" : "filledFrom", {
            shop: name,
            goods: amountText(goods, currency),
            delivery: amountText(delivery, currency),
            tax: amountText(tax, currency),
          })}
        </p>
      ))}
      {found.length > 0 && keepsTarget !== null && (
        <p className="type-help">{keepsTarget ? say("keepsTarget") : say("missesTarget")}</p>
      )}
      {found.length > 0 && <PutAll found={found} project={project} />}
      <ul className="market-lines mt-2">
        {found.filter(isFirstOfProduct).map(({ product, name, quantity }) => (
          <li key={product}>
            <Link to="/marketplace/products/$productId" params={{ productId: product }} className="link" translate="no">
              {name}
            </Link>
            <span className="text-text-2">{say("linePieces", { pieces: quantity })}</span>
          </li>
        ))}
        {gaps.map(({ line, reason }) => (
          <li key={line}>
            <span>{nameOf(line)}</span>
            <span className="text-text-2">{sayMaterials(`gap.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is bought of a product is told once, for all lines it fills. */
const isFirstOfProduct = (
  { product }: { readonly product: string },
  at: number,
  all: FilledProps["filling"]["lines"],
) => all.findIndex((one) => one.product === product) === at;

/** Puts what was found into the project's cart, each product for the lines it fills. */
function PutAll({ found, project }: { readonly found: FilledProps["filling"]["lines"]; readonly project: string }) {
  const put = usePutLines(project);
  const lines = linesOfFilling(found);
  return (
    <div className="mt-3">
      <Button size="sm" busy={put.isPending} busyText={sayCart("adding")} onClick={() => put.mutate(lines)}>
        {sayCart("addAll", { products: lines.length })}
      </Button>
      {put.isError && (
        <p role="alert" className="mt-2 type-help text-bad">
          {whatHappened(put.error, sayCart("unchanged"))}
        </p>
      )}
      {put.isSuccess && (
        <p role="status" className="mt-2 type-help">
          {sayCart("addedAll", { products: lines.length })}{" "}
          <Link to="/cart" search={{ project }} className="link">
            {sayCart("toCart")}
          </Link>
        </p>
      )}
    </div>
  );
}
