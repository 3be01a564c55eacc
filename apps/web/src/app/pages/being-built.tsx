import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NeededParts } from "../../features/dashboards/needed-parts";
import { usePageFrame } from "../../lib/page-frame";
import { buttonClass } from "../../ui/button-class";
import { BatterySymbol, HouseSymbol, InverterSymbol } from "../../ui/symbols";

interface BeingBuiltProps {
  readonly title: string;
  readonly symbol: ReactNode;
  readonly lead: string;
  /** What will be here, each a thing a person can then do. */
  readonly coming: readonly string[];
  /** What works today beyond the calculator. */
  readonly children?: ReactNode;
  /** Where to go from here. */
  readonly actions?: ReactNode;
}

/** A page that is honestly not there yet: what will be here, and what works today. */
function BeingBuilt({ title, symbol, lead, coming, children, actions }: BeingBuiltProps) {
  usePageFrame({ title });
  return (
    <div className="page-width py-10 max-sm:py-6">
      <div className="flex items-center gap-4">
        {symbol}
        <h1 className="type-display">{title}</h1>
      </div>
      <p className="mt-3 max-w-[60ch] text-text-2">{lead}</p>
      <section className="mt-8 max-w-150 border-t-2 border-text pt-3.5">
        <h2 className="type-h3">What will be here</h2>
        <ul className="mt-3 grid gap-2">
          {coming.map((item) => (
            <li key={item} className="flex gap-3 border-b border-line pb-2">
              {item}
            </li>
          ))}
        </ul>
      </section>
      {children}
      <div className="mt-8 flex flex-wrap gap-3">{actions ?? <ToTheCalculator />}</div>
    </div>
  );
}

const ToTheCalculator = () => (
  <>
    <Link to="/calculator" className={buttonClass()}>
      Solar Calculator
    </Link>
    <Link to="/projects" className={buttonClass({ variant: "outline" })}>
      Your projects
    </Link>
  </>
);

const ToTheShop = () => (
  <>
    <Link to="/profile" className={buttonClass()}>
      Your business details
    </Link>
    <Link to="/retailer-dashboard" className={buttonClass({ variant: "outline" })}>
      Retailer dashboard
    </Link>
  </>
);

const NOT_YET = "This page is being built.";

export const MarketplaceRoute = () => (
  <BeingBuilt
    title="Marketplace"
    symbol={<HouseSymbol />}
    lead={`${NOT_YET} What your designs need is known already, and any shop can quote for it.`}
    coming={[
      "Products of retailers, with the price in your currency",
      "Installers whose service radius reaches you",
      "Quotes and orders for a design of yours",
    ]}
  >
    <NeededParts />
  </BeingBuilt>
);

export const WholesaleRoute = () => (
  <BeingBuilt
    title="Wholesale Products"
    symbol={<InverterSymbol />}
    lead={`${NOT_YET} No retailer offers trade prices here so far. What your designs need is known already.`}
    coming={["Trade prices of retailers for installers", "A design's parts as one order"]}
  >
    <NeededParts />
  </BeingBuilt>
);

export const NewProductRoute = () => (
  <BeingBuilt
    title="Add a product"
    symbol={<BatterySymbol />}
    lead={`${NOT_YET} Your shop's name, kind and product categories can be kept up to date in your profile today.`}
    coming={[
      "A product with its category, rated values, price and picture",
      "Many products at once from a spreadsheet",
      "Its place in the catalogue people search",
    ]}
    actions={<ToTheShop />}
  />
);

export const InventoryRoute = () => (
  <BeingBuilt
    title="Inventory"
    symbol={<InverterSymbol />}
    lead={`${NOT_YET} There is no stock to manage before products can be added.`}
    coming={["Stock of each product", "Days left at the current pace", "A warning before something runs out"]}
    actions={<ToTheShop />}
  />
);
