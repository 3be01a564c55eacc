import { say } from "@sunwright/words/comparison";
import type {
  BatteryType,
  DEFAULT_CONFIGURATIONS,
  InstallationType,
  InverterType,
  PanelType,
  QualityTier,
  SystemSize,
} from "@sunwright/engine/comparison/configuration";
import type { Priority } from "@sunwright/engine/comparison/recommend";
import type { Step } from "./wizard";

type Words<Value extends string> = Readonly<Record<Value, string>>;

export const PANEL_WORDS: Words<PanelType> = {
  monocrystalline: say("panel.monocrystalline"),
  polycrystalline: say("panel.polycrystalline"),
  thin_film: say("panel.thinFilm"),
};
export const BATTERY_WORDS: Words<BatteryType> = {
  lithium_ion: say("batteryKind.lithiumIon"),
  lead_acid: say("batteryKind.leadAcid"),
  gel: say("batteryKind.gel"),
};
export const INVERTER_WORDS: Words<InverterType> = {
  pure_sine_wave: say("inverterKind.pureSine"),
  modified_sine_wave: say("inverterKind.modifiedSine"),
};
export const SIZE_WORDS: Words<SystemSize> = {
  basic: say("size.basic"),
  standard: say("size.standard"),
  premium: say("size.premium"),
};
export const TIER_WORDS: Words<QualityTier> = {
  budget: say("tier.budget"),
  mid: say("tier.mid"),
  premium: say("tier.premium"),
};
/** "Hybrid" alone would read as the system type. */
export const INSTALLATION_WORDS: Words<InstallationType> = {
  diy: say("installer.diy"),
  hybrid: say("installer.hybrid"),
  professional: say("installer.professional"),
};
export const PRIORITY_WORDS: Words<Priority> = {
  "lifetime-cost": say("priority.lifetimeCost"),
  "first-cost": say("priority.firstCost"),
  payback: say("priority.payback"),
  reliability: say("priority.reliability"),
  life: say("priority.life"),
  carbon: say("priority.carbon"),
};

export const STEP_WORDS: Words<Step> = {
  configure: say("step.configure"),
  generate: say("step.generate"),
  compare: say("step.compare"),
};

type Named = (typeof DEFAULT_CONFIGURATIONS)[number]["name"];
const NAMES: Words<string> = {
  "Budget Solution": say("configuration.budget"),
  "Balanced Choice": say("configuration.balanced"),
  "Premium System": say("configuration.premium"),
} satisfies Words<Named>;
const DESCRIPTIONS: Words<string> = {
  "Budget Solution": say("about.budget"),
  "Balanced Choice": say("about.balanced"),
  "Premium System": say("about.premium"),
} satisfies Words<Named>;

/** A configuration is known by its English name, which the server is sent; this is how it is read. */
export const configurationName = (name: string): string => NAMES[name] ?? name;
export const configurationDescription = (name: string): string => DESCRIPTIONS[name] ?? "";

/** The choices of a list, in its order. */
export const optionsOf = <Value extends string>(values: readonly Value[], words: Words<Value>) =>
  values.map((value) => ({ value, label: words[value] }));
