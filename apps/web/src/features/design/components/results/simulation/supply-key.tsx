import type { HourSupply } from "../../../model/supply";

const NAMES: Readonly<Record<keyof HourSupply, string>> = {
  sun: "Solar, used directly",
  battery: "Battery",
  generator: "Generator",
  grid: "Grid",
  unmet: "Unmet",
};

/** Only of what the chart really holds; four or more series share it, so they cannot all be named in place. */
export const SupplyKey = ({ sources }: { readonly sources: ReadonlySet<keyof HourSupply> }) => (
  <ul className="supply-key">
    <KeyEntry kind="sun">{NAMES.sun}</KeyEntry>
    <KeyEntry kind="sun-soft">Solar, to battery or surplus</KeyEntry>
    {(["battery", "generator", "grid", "unmet"] as const)
      .filter((source) => sources.has(source))
      .map((source) => (
        <KeyEntry key={source} kind={source}>
          {NAMES[source]}
        </KeyEntry>
      ))}
    <KeyEntry kind="load-line">Load</KeyEntry>
  </ul>
);

export const KeyEntry = ({ kind, children }: { readonly kind: string; readonly children: string }) => (
  <li className="band-key">
    <i data-kind={kind} aria-hidden="true" />
    {children}
  </li>
);
