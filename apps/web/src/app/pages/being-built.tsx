import { say } from "@sunwright/words/app";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePageFrame } from "../../lib/page-frame";
import { buttonClass } from "../../ui/button-class";
import { BatterySymbol, InverterSymbol } from "../../ui/symbols";

interface BeingBuiltProps {
  readonly title: string;
  readonly symbol: ReactNode;
  readonly lead: string;
  /** What will be here, each a thing a person can then do. */
  readonly coming: readonly string[];
}

/** A page that is honestly not there yet: what will be here, and what works today. */
function BeingBuilt({ title, symbol, lead, coming }: BeingBuiltProps) {
  usePageFrame({ title });
  return (
    <div className="page-width py-10 max-sm:py-6">
      <div className="flex items-center gap-4">
        {symbol}
        <h1 className="type-display">{title}</h1>
      </div>
      <p className="mt-3 max-w-[60ch] text-text-2">{lead}</p>
      <section className="mt-8 max-w-150 border-t-2 border-text pt-3.5">
        <h2 className="type-h3">{say("beingBuilt.coming")}</h2>
        <ul className="mt-3 grid gap-2">
          {coming.map((item, index) => (
            <li key={index} className="flex gap-3 border-b border-line pb-2">
              {item}
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-8 flex flex-wrap gap-3">
        <ToTheShop />
      </div>
    </div>
  );
}

const ToTheShop = () => (
  <>
    <Link to="/profile" className={buttonClass()}>
      {say("beingBuilt.businessDetails")}
    </Link>
    <Link to="/retailer-dashboard" className={buttonClass({ variant: "outline" })}>
      {say("beingBuilt.retailerDashboard")}
    </Link>
  </>
);

export const NewProductRoute = () => (
  <BeingBuilt
    title={say("newProduct.title")}
    symbol={<BatterySymbol />}
    lead={say("newProduct.lead")}
    coming={[say("newProduct.details"), say("newProduct.spreadsheet"), say("newProduct.catalogue")]}
  />
);

export const InventoryRoute = () => (
  <BeingBuilt
    title={say("inventory.title")}
    symbol={<InverterSymbol />}
    lead={say("inventory.lead")}
    coming={[say("inventory.stock"), say("inventory.daysLeft"), say("inventory.warning")]}
  />
);
