import type { MarketProduct } from "@sunwright/contract/marketplace";
import { Package } from "lucide-react";
import { BatterySymbol, GeneratorSymbol, InverterSymbol, SolarArraySymbol } from "../../../ui/symbols";

/** What a product looks like until its shop shows a picture. */
export function ProductSymbol({ category }: Pick<MarketProduct, "category">) {
  if (category === "panel") return <SolarArraySymbol />;
  if (category === "battery") return <BatterySymbol />;
  if (category === "inverter") return <InverterSymbol />;
  if (category === "generator") return <GeneratorSymbol />;
  return <Package size={44} strokeWidth={1.25} aria-hidden="true" />;
}
