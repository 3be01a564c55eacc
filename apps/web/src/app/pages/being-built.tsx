import { say } from "@sunwright/words/app";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NeededParts } from "../../features/dashboards/needed-parts";
import { usePageFrame } from "../../lib/page-frame";
import { buttonClass } from "../../ui/button-class";
import { HouseSymbol, InverterSymbol } from "../../ui/symbols";

interface BeingBuiltProps {
  readonly title: string;
  readonly symbol: ReactNode;
  readonly lead: string;
  /** What will be here, each a thing a person can then do. */
  readonly coming: readonly string[];
  /** What works today beyond the calculator. */
  readonly children?: ReactNode;
}

/** A page that is honestly not there yet: what will be here, and what works today. */
function BeingBuilt({ title, symbol, lead, coming, children }: BeingBuiltProps) {
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
      {children}
      <div className="mt-8 flex flex-wrap gap-3">
        <ToTheCalculator />
      </div>
    </div>
  );
}

const ToTheCalculator = () => (
  <>
    <Link to="/calculator" className={buttonClass()}>
      {say("beingBuilt.calculator")}
    </Link>
    <Link to="/projects" className={buttonClass({ variant: "outline" })}>
      {say("beingBuilt.yourProjects")}
    </Link>
  </>
);

export const MarketplaceRoute = () => (
  <BeingBuilt
    title={say("marketplace.title")}
    symbol={<HouseSymbol />}
    lead={say("marketplace.lead")}
    coming={[say("marketplace.products"), say("marketplace.installers"), say("marketplace.quotes")]}
  >
    <NeededParts />
  </BeingBuilt>
);

export const WholesaleRoute = () => (
  <BeingBuilt
    title={say("wholesale.title")}
    symbol={<InverterSymbol />}
    lead={say("wholesale.lead")}
    coming={[say("wholesale.tradePrices"), say("wholesale.oneOrder")]}
  >
    <NeededParts />
  </BeingBuilt>
);
