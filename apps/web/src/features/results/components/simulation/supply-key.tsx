import { type HourSupply, SUPPLY_NAMES } from "@sunwright/engine/report/supply";

/** Only of what the chart really holds; four or more series share it, so they cannot all be named in place. */
export const SupplyKey = ({ sources }: { readonly sources: ReadonlySet<keyof HourSupply> }) => (
  <ul className="supply-key">
    <KeyEntry kind="sun">{SUPPLY_NAMES.sun}</KeyEntry>
    <KeyEntry kind="sun-soft">Solar, to battery or surplus</KeyEntry>
    {(["battery", "generator", "grid", "unmet"] as const)
      .filter((source) => sources.has(source))
      .map((source) => (
        <KeyEntry key={source} kind={source}>
          {SUPPLY_NAMES[source]}
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
