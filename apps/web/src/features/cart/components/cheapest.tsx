import type { Cart } from "@sunwright/contract/carts";
import type { Material } from "@sunwright/contract/materials";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import { useQuery } from "@tanstack/react-query";
import { linesOfCart } from "../../../lib/cart";
import type { Covered } from "../../../lib/coverage";
import { findFilling } from "../../../lib/filling";
import { amountText } from "../../../lib/minor-money";
import { Link } from "../../../lib/routing/link";
import { ErrorRow } from "../../../ui/error-row";
import { SectionRule } from "../../../ui/section-rule";
import { type Comparable, comparable, verdictOf } from "../model/cheapest";

interface CheapestProps {
  readonly cart: Cart;
  readonly currency: Currency;
  readonly covered: readonly Covered[];
  readonly materials: readonly Material[];
  readonly project: string;
}

/** Whether the shops sell the list of a cart for less; nothing where the cart is not the list. */
export function Cheapest({ cart, covered, materials, ...rest }: CheapestProps) {
  const asked = comparable(cart.shops, covered, materials);
  if (asked === null) return null;
  const held = linesOfCart(cart)
    .map(({ productId, quantity }) => `${productId} ${quantity}`)
    .toSorted();
  return <Compared asked={asked} held={held.join()} {...rest} />;
}

interface ComparedProps extends Pick<CheapestProps, "currency" | "project"> {
  readonly asked: Comparable;
  /** What is in the cart: with anything else in it all shops are asked again. */
  readonly held: string;
}

function Compared({ asked: { optional, total }, held, currency, project }: ComparedProps) {
  const filling = useQuery({
    queryKey: ["cheapest", project, held, total, optional, currency],
    queryFn: ({ signal }) => findFilling(project, { currency, optional }, signal),
    // Another cart has another key; shops change their prices seldom. [ms]
    staleTime: 300_000,
    retry: false,
  });
  return (
    <section aria-label={say("cheapest")}>
      <SectionRule title={say("cheapest")} />
      <div className="mt-3 text-text-2" aria-live="polite">
        {filling.isError ? (
          <ErrorRow message={say("notCompared")} onRetry={() => void filling.refetch()} retrying={filling.isFetching} />
        ) : filling.data ? (
          <Verdict filling={filling.data} total={total} currency={currency} project={project} />
        ) : (
          say("comparing")
        )}
      </div>
    </section>
  );
}

interface VerdictProps extends Pick<CheapestProps, "currency" | "project"> {
  readonly filling: Parameters<typeof verdictOf>[1] & { readonly shops: readonly { readonly name: string }[] };
  readonly total: number;
}

function Verdict({ filling, total, currency, project }: VerdictProps) {
  const verdict = verdictOf(total, filling);
  if (verdict.kind === "cheapest")
    return verdict.by === 0 ? (
      <p>{say("noneCheaper")}</p>
    ) : (
      <p>{say("noneCheaperBy", { amount: amountText(verdict.by, currency) })}</p>
    );
  return (
    <>
      <p>
        {say("cheaper", {
          less: amountText(verdict.less, currency),
          total: amountText(filling.total, currency),
          shops: filling.shops.map(({ name }) => name).join(", "),
        })}
      </p>
      <Link to="/marketplace" search={{ project }} className="link mt-2 inline-block">
        {say("fillList")}
      </Link>
    </>
  );
}
