import type { Cart } from "@sunwright/contract/carts";
import { ELSEWHERE } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { say } from "@sunwright/words/cart";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { whatHappened } from "../../lib/api-error";
import { cartQuery, cartsQuery, type Destination, linesOfCart, usePutLines, useRemoveLine } from "../../lib/cart";
import { formatClock } from "../../lib/format";
import { usePageFrame } from "../../lib/page-frame";
import { projectQuery } from "../../lib/project-queries";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Notice } from "../../ui/notice";
import { Select } from "../../ui/select";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { SolarArraySymbol } from "../../ui/symbols";
import { TitleBlock, TitleBlockCell } from "../../ui/title-block";
import { CartShop } from "./components/cart-shop";
import { Cheapest } from "./components/cheapest";
import { Coverage } from "./components/coverage";
import { type Covered, isFilled } from "../../lib/coverage";
import { useCoverage } from "../../lib/use-coverage";
import { ShareCart } from "./components/share-cart";
import { Summary } from "./components/summary";
import { useWays } from "./components/use-ways";
import { CartBar } from "./components/cart-bar";
import type { CartLine } from "./model/lines";
import { sumsOf } from "./model/totals";
import "./cart.css";

interface CartPageProps {
  /** Whose cart; undefined for the one that is for no project. */
  readonly project: string | undefined;
  readonly onProject: (project: string | undefined) => void;
}

/** What is about to be bought for a project, by shop. Nothing of it is held. */
export function CartPage({ project, onProject }: CartPageProps) {
  usePageFrame({ title: say("title") });
  const place = useQuery({ ...projectQuery(project ?? ""), enabled: project !== undefined });
  const site = place.data ?? undefined;
  // No shop delivers to a country that is not in the list.
  const to: Destination | undefined =
    site?.town == null || site.country === ELSEWHERE ? undefined : { country: site.country, town: site.town };
  // Asked for once it is known where it goes: before that every way of delivery would be missing, and one that is left
  // alone stand there as chosen.
  const isPlaced = project === undefined || !place.isPending;
  const cart = useQuery({ ...cartQuery(project, to), enabled: isPlaced, placeholderData: keepPreviousData });
  const [removed, setRemoved] = useState<CartLine | null>(null);
  useFullOne(removed === null && project === undefined ? cart.data : undefined, onProject);
  return (
    <>
      <Title project={project} name={site?.name} town={site?.town} cart={cart.data ?? null} onProject={onProject} />
      <div className="page-width pt-7 pb-16">
        {cart.isPending ? (
          <Delayed>
            <SkeletonRows rows={6} showLabel label={say("loading")} />
          </Delayed>
        ) : cart.data ? (
          <>
            {removed && <Undo removed={removed} project={project} onDone={() => setRemoved(null)} />}
            <Filled
              key={cart.data.id}
              cart={cart.data}
              project={project}
              name={site?.name}
              town={site?.town}
              onRemoved={setRemoved}
            />
          </>
        ) : (
          <ErrorRow
            message={say("notLoaded")}
            detail={say("safe")}
            onRetry={() => void cart.refetch()}
            retrying={cart.isFetching}
          />
        )}
      </div>
    </>
  );
}

/** Who asks for no project's cart and has nothing in that one means the one that is full. */
function useFullOne(asked: Cart | null | undefined, onProject: CartPageProps["onProject"]): void {
  const carts = useQuery(cartsQuery).data?.carts;
  const isEmpty = asked != null && linesOfCart(asked).length === 0;
  const full = isEmpty
    ? carts?.find(({ projectId, pieces }) => projectId !== null && pieces > 0)?.projectId
    : undefined;
  useEffect(() => {
    if (full != null) onProject(full);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each that is found, whatever was rendered since
  }, [full]);
}

interface TitleProps extends CartPageProps {
  readonly name: string | undefined;
  readonly town: string | null | undefined;
  readonly cart: Cart | null;
}

const NONE = "none";

function Title({ project, name, town, cart, onProject }: TitleProps) {
  const carts = useQuery(cartsQuery).data?.carts ?? [];
  const others = carts
    .filter(({ projectId }) => projectId !== (project ?? null))
    .map(({ projectId, project: title }) => ({ value: projectId ?? NONE, label: title ?? say("noProject") }));
  const here = { value: project ?? NONE, label: project === undefined ? say("noProject") : (name ?? "") };
  const lines = cart === null ? [] : linesOfCart(cart);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <TitleBlock
      label={say("titleBlock")}
      className="ui-title-block-below"
      end={cart !== null && lines.length > 0 && <ShareCart cart={cart} />}
    >
      <TitleBlockCell label={say("for")}>
        {others.length === 0 ? (
          here.label
        ) : (
          <Select
            size="sm"
            aria-label={say("for")}
            value={here.value}
            onValueChange={(value) => onProject(value === NONE ? undefined : value)}
            options={[here, ...others]}
          />
        )}
      </TitleBlockCell>
      {town != null && (
        <TitleBlockCell label={say("site")} from="sm">
          <span translate="no">{placeOf(town)?.name}</span>
        </TitleBlockCell>
      )}
      <TitleBlockCell label={say("inIt")}>{say("amount", { products: lines.length, pieces })}</TitleBlockCell>
      {lines.length > 0 && (
        <TitleBlockCell label={say("checked")} from="lg">
          <Checked key={JSON.stringify(cart)} />
        </TitleBlockCell>
      )}
    </TitleBlock>
  );
}

/** When the cart as it is shown was read. */
function Checked() {
  const [at] = useState(() => new Date());
  return say("now", { time: formatClock(at) });
}

interface FilledProps {
  readonly cart: Cart;
  readonly project: string | undefined;
  readonly name: string | undefined;
  readonly town: string | null | undefined;
  readonly onRemoved: (line: CartLine) => void;
}

function Filled({ cart, project, name, town, onRemoved }: FilledProps) {
  const lines = linesOfCart(cart);
  const coverage = useCoverage(project, lines);
  const covered = coverage?.covered ?? null;
  const remove = useRemoveLine(project);
  const [ways, choose] = useWays(cart.id ?? "");
  const { currency, shops } = cart;
  if (currency === null || lines.length === 0) return <NothingIn project={project} name={name} />;
  const sums = sumsOf(cart, ways);
  const takeOut = (line: CartLine) => remove.mutate(line.productId, { onSuccess: () => onRemoved(line) });
  return (
    <>
      <h1 className="type-h1 mb-6 max-w-205">
        <Verdict covered={covered} name={name} products={lines.length} shops={shops.length} />
      </h1>
      {remove.isError && <ErrorRow className="mb-5" message={whatHappened(remove.error)} detail={say("unchanged")} />}
      <div className="cart-columns">
        <div className="grid min-w-0 gap-6">
          {coverage !== null && project !== undefined && coverage.covered.length > 0 && (
            <Coverage covered={coverage.covered} isOfCart={coverage.isOfCart} project={project} />
          )}
          {sums.sums.map((sum, index) => (
            <CartShop
              key={sum.shop.shopId}
              sum={sum}
              cart={cart}
              currency={currency}
              project={project}
              order={index + 1}
              orders={shops.length}
              town={placeOf(town)?.name ?? null}
              covered={coverage?.covered ?? []}
              onRemove={takeOut}
              onWay={(way) => choose(sum.shop.shopId, way)}
            />
          ))}
        </div>
        <div className="grid gap-8">
          <Summary cart={cart} currency={currency} sums={sums} project={project} />
          {project !== undefined && coverage !== null && (
            <Cheapest
              cart={cart}
              currency={currency}
              covered={coverage.covered}
              materials={coverage.materials}
              project={project}
            />
          )}
        </div>
      </div>
      <CartBar currency={currency} sums={sums} project={project} />
    </>
  );
}

interface VerdictProps extends Pick<FilledProps, "name"> {
  readonly covered: readonly Covered[] | null;
  readonly products: number;
  readonly shops: number;
}

function Verdict({ covered, name, products, shops }: VerdictProps) {
  if (covered === null || covered.length === 0 || name === undefined) return say("verdict.plain", { products, shops });
  const found = covered.filter(isFilled).length;
  if (found === covered.length) return say("verdict.all", { project: name });
  return say("verdict.some", { found, all: covered.length, project: name });
}

function NothingIn({ project, name }: Pick<FilledProps, "project" | "name">) {
  const others = useQuery(cartsQuery).data?.carts ?? [];
  return (
    <Empty
      symbol={<SolarArraySymbol />}
      action={
        <Link
          to="/marketplace"
          search={project === undefined ? {} : { project }}
          className={buttonClass({ variant: "outline" })}
        >
          {say("toMarketplace")}
        </Link>
      }
    >
      <h1 className="type-h4">{name === undefined ? say("empty") : say("emptyProject", { project: name })}</h1>
      {others.length > 0 && (
        <p className="mt-1 text-text-2">
          {say("otherCarts")}{" "}
          {others.map(({ projectId, project: title, pieces }) => (
            <Link
              key={projectId ?? NONE}
              to="/cart"
              search={projectId === null ? {} : { project: projectId }}
              className="link mr-3 break-words"
            >
              {title === null ? say("otherCartOfNone", { pieces }) : say("otherCart", { pieces, project: title })}
            </Link>
          ))}
        </p>
      )}
    </Empty>
  );
}

interface UndoProps {
  readonly removed: CartLine;
  readonly project: string | undefined;
  readonly onDone: () => void;
}

/** Puts back what was removed, as it was. */
function Undo({ removed: { productId, name, quantity, material }, project, onDone }: UndoProps) {
  const put = usePutLines(project);
  return (
    <div className="mb-5">
      <Notice
        text={put.isError ? whatHappened(put.error, say("unchanged")) : say("removed", { product: name })}
        action={say("undo")}
        busy={put.isPending}
        onPress={() => put.mutate([{ productId, quantity, material }], { onSuccess: onDone })}
      />
    </div>
  );
}
