import { Link } from "@tanstack/react-router";
import { usePageFrame } from "../../lib/page-frame";
import { buttonClass } from "../../ui/button-class";
import { HouseSymbol, InverterSymbol, SolarArraySymbol } from "../../ui/symbols";
import { useUser } from "../../lib/current-user";
import type { ReactNode } from "react";

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
        <h2 className="type-h3">What will be here</h2>
        <ul className="mt-3 grid gap-2">
          {coming.map((item) => (
            <li key={item} className="flex gap-3 border-b border-line pb-2">
              {item}
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/calculator" className={buttonClass()}>
          Solar Calculator
        </Link>
        <Link to="/projects" className={buttonClass({ variant: "outline" })}>
          Your projects
        </Link>
      </div>
    </div>
  );
}

const NOT_YET = "This page is being built.";

export const VisualizerRoute = () => (
  <BeingBuilt
    title="3D Solar Layout Designer"
    symbol={<SolarArraySymbol />}
    lead={`${NOT_YET} The size of the array is already worked out in the calculator.`}
    coming={[
      "Roof, house and panels in 3D, to turn and zoom",
      "Roof size, tilt and azimuth by slider",
      "The best layout for the roof, and its energy over a year",
      "The layout as a file",
    ]}
  />
);

export function InstallerDashboardRoute() {
  const { firstName } = useUser();
  return (
    <BeingBuilt
      title="Installer dashboard"
      symbol={<InverterSymbol />}
      lead={`Welcome, ${firstName}. ${NOT_YET} It will show your own figures. The calculator works today.`}
      coming={[
        "Active Leads, Projects Completed, Monthly Revenue, Average Rating",
        "Recent Service Requests in your service radius",
        "Wholesale Products at trade price",
      ]}
    />
  );
}

export function RetailerDashboardRoute() {
  const { firstName } = useUser();
  return (
    <BeingBuilt
      title="Retailer dashboard"
      symbol={<HouseSymbol />}
      lead={`Welcome, ${firstName}. ${NOT_YET} It will show your own figures. The calculator works today.`}
      coming={[
        "Total Products, Monthly Orders, Monthly Revenue, Active Customers",
        "Recent Orders",
        "Your catalogue: add products and keep stock in step",
      ]}
    />
  );
}
