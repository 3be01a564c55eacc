import type {
  BatteryType,
  InstallationType,
  InverterType,
  PanelType,
  QualityTier,
  SystemSize,
} from "@sunwright/engine/comparison/configuration";
import type { Priority } from "@sunwright/engine/comparison/recommend";

type Words<Value extends string> = Readonly<Record<Value, string>>;

export const PANEL_WORDS: Words<PanelType> = {
  monocrystalline: "Monocrystalline",
  polycrystalline: "Polycrystalline",
  thin_film: "Thin film",
};
export const BATTERY_WORDS: Words<BatteryType> = {
  lithium_ion: "Lithium ion",
  lead_acid: "Lead acid",
  gel: "Gel",
};
export const INVERTER_WORDS: Words<InverterType> = {
  pure_sine_wave: "Pure sine wave",
  modified_sine_wave: "Modified sine wave",
};
export const SIZE_WORDS: Words<SystemSize> = { basic: "Basic", standard: "Standard", premium: "Premium" };
export const TIER_WORDS: Words<QualityTier> = { budget: "Budget", mid: "Mid", premium: "Premium" };
/** "Hybrid" alone would read as the system type. */
export const INSTALLATION_WORDS: Words<InstallationType> = {
  diy: "DIY",
  hybrid: "Hybrid (part DIY)",
  professional: "Professional",
};
export const PRIORITY_WORDS: Words<Priority> = {
  "lifetime-cost": "Lowest cost over the years",
  "first-cost": "Lowest cost at the start",
  payback: "Paid back soonest",
  reliability: "Fewest hours without power",
  life: "Longest life of its parts",
  carbon: "Least CO₂",
};

/** The choices of a list, in its order. */
export const optionsOf = <Value extends string>(values: readonly Value[], words: Words<Value>) =>
  values.map((value) => ({ value, label: words[value] }));
