/** The lists of the cost comparison. Source: design workflow specification, sections 3 and 9. */
export const PANEL_TYPES = ["monocrystalline", "polycrystalline", "thin_film"] as const;
export type PanelType = (typeof PANEL_TYPES)[number];

export const BATTERY_TYPES = ["lithium_ion", "lead_acid", "gel"] as const;
export type BatteryType = (typeof BATTERY_TYPES)[number];

export const INVERTER_TYPES = ["pure_sine_wave", "modified_sine_wave"] as const;
export type InverterType = (typeof INVERTER_TYPES)[number];

export const SYSTEM_SIZES = ["basic", "standard", "premium"] as const;
export type SystemSize = (typeof SYSTEM_SIZES)[number];

export const QUALITY_TIERS = ["budget", "mid", "premium"] as const;
export type QualityTier = (typeof QUALITY_TIERS)[number];

/** "Hybrid" here means partly done by the owner; it has nothing to do with a hybrid system. */
export const INSTALLATION_TYPES = ["diy", "hybrid", "professional"] as const;
export type InstallationType = (typeof INSTALLATION_TYPES)[number];

/** [years] Panels are guaranteed for about as long as the upper end. */
export const WARRANTY = { min: 1, max: 25 } as const;

/** What is to be priced for a project. */
export interface Configuration {
  readonly name: string;
  readonly description: string;
  readonly panelType: PanelType;
  readonly batteryType: BatteryType;
  readonly inverterType: InverterType;
  readonly systemSize: SystemSize;
  readonly qualityTier: QualityTier;
  readonly installationType: InstallationType;
  /** [years] */
  readonly warranty: number;
}

/** The one that wins a tie. */
export const BALANCED = "Balanced Choice";

/** The three a comparison starts from, by the letter. Source: design workflow specification, section 9. */
export const DEFAULT_CONFIGURATIONS = [
  {
    name: "Budget Solution",
    description: "The least to pay at the start",
    panelType: "polycrystalline",
    batteryType: "lead_acid",
    inverterType: "modified_sine_wave",
    systemSize: "basic",
    qualityTier: "budget",
    installationType: "diy",
    warranty: 5,
  },
  {
    name: BALANCED,
    description: "Parts that last, partly installed by you",
    panelType: "monocrystalline",
    batteryType: "lithium_ion",
    inverterType: "pure_sine_wave",
    systemSize: "standard",
    qualityTier: "mid",
    installationType: "hybrid",
    warranty: 10,
  },
  {
    name: "Premium System",
    description: "The fewest hours without power, all done for you",
    panelType: "monocrystalline",
    batteryType: "lithium_ion",
    inverterType: "pure_sine_wave",
    systemSize: "premium",
    qualityTier: "premium",
    installationType: "professional",
    warranty: 15,
  },
] as const satisfies readonly Configuration[];
