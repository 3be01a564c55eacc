import { say } from "@sunwright/words/comparison";
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
  thin_film: say("thinFilm"),
};
export const BATTERY_WORDS: Words<BatteryType> = {
  lithium_ion: say("lithiumIon"),
  lead_acid: say("leadAcid"),
  gel: "Gel",
};
export const INVERTER_WORDS: Words<InverterType> = {
  pure_sine_wave: say("pureSineWave"),
  modified_sine_wave: say("modifiedSineWave"),
};
export const SIZE_WORDS: Words<SystemSize> = { basic: "Basic", standard: "Standard", premium: "Premium" };
export const TIER_WORDS: Words<QualityTier> = { budget: "Budget", mid: "Mid", premium: "Premium" };
/** "Hybrid" alone would read as the system type. */
export const INSTALLATION_WORDS: Words<InstallationType> = {
  diy: "DIY",
  hybrid: say("hybridPartDiy"),
  professional: "Professional",
};
export const PRIORITY_WORDS: Words<Priority> = {
  "lifetime-cost": say("lowestCostOverThe"),
  "first-cost": say("lowestCostAtThe"),
  payback: say("paidBackSoonest"),
  reliability: say("fewestHoursWithoutPower"),
  life: say("longestLifeOfIts"),
  carbon: say("leastCo"),
};

/** The choices of a list, in its order. */
export const optionsOf = <Value extends string>(values: readonly Value[], words: Words<Value>) =>
  values.map((value) => ({ value, label: words[value] }));
