import type { Cart } from "@sunwright/contract/carts";
import type { placeOrder } from "@sunwright/contract/orders";
import type { Response } from "@sunwright/contract/endpoint";
import { ELSEWHERE } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { say } from "@sunwright/words/cart";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cartQuery, type Destination, linesOfCart } from "../../lib/cart";
import { useUser } from "../../lib/current-user";
import { usePageFrame } from "../../lib/page-frame";
import { projectQuery } from "../../lib/project-queries";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { TitleBlock, TitleBlockCell } from "../../ui/title-block";
import { usePlacing } from "./api/checkout";
import { AddressForm } from "./components/address-form";
import { Closed, Placed } from "./components/placed";
import { PlaceSummary } from "./components/place-summary";
import { ShopChoice } from "./components/shop-choice";
import { Terms } from "./components/terms";
import { useWays } from "./components/use-ways";
import {
  type Address,
  faultsOf,
  firstAddress,
  forgetAddress,
  keepAddress,
  keptAddress,
  withCountry,
} from "./model/address";
import { isUnsold } from "./model/lines";
import { bodyOf, type Payments, paymentOf, type Shown } from "./model/placing";
import { sumsOf } from "./model/totals";
import "./cart.css";

/** From a cart to its orders: where it goes, how it comes, how it is paid. */
export function CheckoutPage({ project }: { readonly project: string | undefined }) {
  usePageFrame({ title: say("checkout") });
  const place = useQuery({ ...projectQuery(project ?? ""), enabled: project !== undefined });
  const [placed, setPlaced] = useState<Response<typeof placeOrder> | null>(null);
  if (placed !== null)
    return (
      <div className="page-width py-10">
        <Placed orders={placed.orders} project={project} />
      </div>
    );
  if (project !== undefined && place.isPending) return <Loading />;
  const site = place.data ?? undefined;
  return (
    <Checkout
      project={project}
      name={site?.name}
      site={site && site.country !== ELSEWHERE ? { town: site.town, country: site.country } : undefined}
      onPlaced={setPlaced}
    />
  );
}

const Loading = () => (
  <Delayed>
    <SkeletonRows rows={6} showLabel label={say("loading")} className="page-width py-10" />
  </Delayed>
);

interface CheckoutProps {
  readonly project: string | undefined;
  readonly name: string | undefined;
  readonly site: Parameters<typeof firstAddress>[1];
  readonly onPlaced: (answer: Response<typeof placeOrder>) => void;
}

function Checkout({ project, name, site, onPlaced }: CheckoutProps) {
  const user = useUser();
  const [kept] = useState(() => keptAddress(user.id));
  const [address, setAddress] = useState(() => firstAddress(`${user.firstName} ${user.lastName}`.trim(), site, kept));
  const [keep, setKeep] = useState(kept !== null);
  const to: Destination | undefined =
    address.country === undefined || placeOf(address.town) === null
      ? undefined
      : { country: address.country, town: address.town };
  const cart = useQuery({ ...cartQuery(project, to), placeholderData: keepPreviousData });
  const remember = () => (keep ? keepAddress(user.id, address) : forgetAddress(user.id));
  const lines = cart.data ? linesOfCart(cart.data) : [];
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <TitleBlock
        label={say("titleBlock")}
        className="ui-title-block-below"
        end={
          <Link to="/cart" search={project === undefined ? {} : { project }} className="link">
            {say("backToCart")}
          </Link>
        }
      >
        <TitleBlockCell label={say("checkoutFor")}>{name ?? say("noProject")}</TitleBlockCell>
        <TitleBlockCell label={say("inIt")}>{say("amount", { products: lines.length, pieces })}</TitleBlockCell>
      </TitleBlock>
      <div className="page-width pt-7 pb-16">
        <h1 className="type-h1 mb-6">{say("checkout")}</h1>
        {cart.isPending ? (
          <Loading />
        ) : cart.data ? (
          <Form
            cart={cart.data}
            isCurrent={!cart.isPlaceholderData && !cart.isFetching}
            project={project}
            address={address}
            onAddress={setAddress}
            keep={keep}
            onKeep={setKeep}
            onPlaced={(answer) => {
              remember();
              onPlaced(answer);
            }}
          />
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

interface FormProps extends Pick<CheckoutProps, "project" | "onPlaced"> {
  readonly cart: Cart;
  /** The figures are those of the address that stands in the form. */
  readonly isCurrent: boolean;
  readonly address: Address;
  readonly onAddress: (address: Address) => void;
  readonly keep: boolean;
  readonly onKeep: (keep: boolean) => void;
}

function Form({ cart, isCurrent, project, address: typed, onAddress, keep, onKeep, onPlaced }: FormProps) {
  const address = withCountry(typed, cart.shops);
  const [ways, choose] = useWays(cart.id ?? "");
  const [payments, setPayments] = useState<Payments>({});
  const [tried, setTried] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const placing = usePlacing();
  const { currency, id } = cart;
  if (id === null || currency === null || cart.shops.length === 0)
    return <NothingLeft project={project} error={placing.error} />;
  const faults = faultsOf(address);
  const { sums, tax, total } = sumsOf(cart, ways);
  const body = bodyOf({ cartId: id, address, sums, payments, total });
  const isUnmet = sums.some((sum) => sum.way === null || paymentOf(sum, payments) === null);
  const isBlocked = isUnmet || linesOfCart(cart).some(isUnsold);
  const place = () => {
    setTried(true);
    if (body === null || Object.keys(faults).length > 0 || isBlocked) return;
    setShown({ total, currency, shops: Object.fromEntries(sums.map(({ shop, total: one }) => [shop.shopId, one])) });
    placing.mutate(body, { onSuccess: onPlaced });
  };
  return (
    <form
      noValidate
      className="cart-columns"
      onSubmit={(event) => {
        event.preventDefault();
        place();
      }}
    >
      <div className="grid min-w-0 gap-6">
        <AddressForm address={address} faults={tried ? faults : {}} onAddress={onAddress} keep={keep} onKeep={onKeep} />
        {sums.map((sum, index) => (
          <ShopChoice
            key={sum.shop.shopId}
            sum={sum}
            currency={currency}
            order={index + 1}
            orders={sums.length}
            town={placeOf(address.town)?.name ?? null}
            payment={paymentOf(sum, payments)}
            onWay={(way) => choose(sum.shop.shopId, way)}
            onPayment={(payment) => setPayments({ ...payments, [sum.shop.shopId]: payment })}
          />
        ))}
        <Terms cart={cart} country={address.country} />
      </div>
      <PlaceSummary
        cart={cart}
        sums={{ sums, tax, total }}
        ways={[...new Set(sums.flatMap((sum) => paymentOf(sum, payments) ?? []))]}
        currency={currency}
        project={project}
        country={address.country}
        isCurrent={isCurrent}
        isBlocked={isBlocked}
        isFaulty={tried && Object.keys(faults).length > 0}
        placing={placing}
        shown={shown}
      />
    </form>
  );
}

/** The cart was emptied, or another tab has ordered it; who just pressed learns which. */
function NothingLeft({ project, error }: { readonly project: string | undefined; readonly error: Error | null }) {
  if (error !== null) return <Closed error={error} />;
  return (
    <Empty
      action={
        <Link
          to="/cart"
          search={project === undefined ? {} : { project }}
          className={buttonClass({ variant: "outline" })}
        >
          {say("backToCart")}
        </Link>
      }
    >
      {say("nothingToOrder")}
    </Empty>
  );
}
