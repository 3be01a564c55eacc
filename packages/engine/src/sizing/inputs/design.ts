import type { CountryFigures } from "../../countries/country-figures";
import type { BUS_VOLTAGE, Currency, INVERTER_POWER } from "../../parameters/options";
import type { ParameterName, SizingName, SizingValues } from "../../parameters/table";
import type { ChosenParts } from "../../equipment/chosen-parts";
import type { Part, Refusal, UnstatedFigure } from "../../equipment/answer";
import type { ChosenTariff } from "./chosen-tariff";
import type { GridDesign, HybridDesign } from "./design-beside-grid";
import type { ElectricalDesign } from "./electrical-types";
import type { ShadeDesign } from "./shade-design";
import type { SimulatedDesign } from "./simulated";
import type { BookPrices } from "../../prices/book-prices";
import type { ChosenAtEnd, PriceBasis } from "../../prices/price";
import type { Text } from "../../units/told";
import type { Trace } from "./trace";

/** What a system is sized from. Plain numbers in the unit each comment names, as they come from the contract. */
export interface DesignInput {
  readonly load: LoadInput;
  readonly parameters: ParametersInput;
  /** Real parts in place of the generic ones. */
  readonly parts?: ChosenParts | undefined;
  /** At which prices the search buys; left out of designs that were made at the specification's fixed rates. */
  readonly prices?: PriceBasis | undefined;
  /** The country's figures it is found and counted by; left out: those of the release. */
  readonly figures?: CountryFigures | undefined;
  /** What a firm pays for parts, in place of local prices; left out where none designs by its price book. */
  readonly book?: BookPrices | undefined;
  /** What the project says of the grid in place of its country's plan; left out where it says nothing. */
  readonly ownGrid?: OwnGrid | undefined;
  /** A tariff by the hour in place of the country's plan; left out where none is chosen. */
  readonly tariff?: ChosenTariff | undefined;
  /** One of the release's by its id, as a project chooses it. */
  readonly tariffPlan?: string | undefined;
  /** Whether a hybrid's battery follows the tariff's prices by the hour; left out of designs in which it looks at none. */
  readonly followsPrices?: boolean | undefined;
  /** Panels in the field that stated objects shade; left out: as many as the rule asks for. */
  readonly shadedPanels?: number | undefined;
}

/** In the currency of the country; null follows its plan and its rule. [currency/kWh] */
export interface OwnGrid {
  /** In place of all that goes by the kilowatt hour. */
  readonly tariff: number | null;
  /** 0: nothing is paid. */
  readonly exportPrice: number | null;
}

export type LoadInput =
  | { readonly kind: "appliances"; readonly appliances: readonly ApplianceLoad[] }
  /** Daily consumption [Wh] and peak power [W] typed directly; the hours are the house's reference curve. */
  | {
      readonly kind: "direct";
      readonly dailyConsumption: number;
      readonly peakPower: number;
      /** Where a meter measured them, each hour of a year from 1 January, 0 h, in place of the curve. [W] */
      readonly hours?: readonly number[] | undefined;
    };

export interface ApplianceLoad {
  readonly name: string;
  /** Of one that is called as the catalogue calls it. */
  readonly catalogueId?: string | undefined;
  /** Power of one piece while it runs. [W] */
  readonly power: number;
  readonly quantity: number;
  /** Hours a day each piece runs, 0 to 24. [h] */
  readonly hoursPerDay: number;
  /** Hours of the day it may run in, each 0 to 23; the daily hours spread over them evenly. */
  readonly hoursOfDay: readonly number[];
  /** What a day of each month takes beside the others, January first; left out or null: every day alike. */
  readonly months?: readonly number[] | null | undefined;
  /** Power while starting ÷ power while running, at least 1. */
  readonly startFactor: number;
  readonly motor: boolean;
  /** Carried while a hybrid system is without the grid; off-grid and on-grid ask no such thing. */
  readonly essential: boolean;
}

export type ParametersInput = SizingValues;

/** A sized system with the trace of every figure. Capacities in W and Wh, money in US dollars. */
export interface Design {
  readonly load: DesignLoad;
  readonly site: DesignSite;
  /** What stated objects take; left out where none is stated. */
  readonly shade?: ShadeDesign;
  readonly panels: PanelDesign;
  readonly battery: BatteryDesign;
  readonly inverter: InverterDesign;
  /** What to buy, piece by piece; nothing where nothing is carried. */
  readonly parts: readonly DesignPart[];
  /** What became of the parts chosen for the project; left out where none were. */
  readonly chosen?: ChosenDesign | undefined;
  readonly cables: readonly CableDesign[];
  /** Protection, earthing and generator, and what cannot be built as asked. */
  readonly electrical: ElectricalDesign;
  readonly environment: EnvironmentDesign;
  readonly cost: CostDesign;
  readonly energy: EnergyAnalysis;
  /** What the simulated years say of it; null when there is nothing to carry. */
  readonly simulation: SimulatedDesign | null;
  /** What a hybrid may be built for; null for other systems, and where no size serves its outages. */
  readonly hybrid: HybridDesign | null;
  /** What it exchanges with the grid and is worth; null where worth does not decide: off-grid, hybrid, nothing to carry. */
  readonly grid: GridDesign | null;
  /**
   * What would be chosen were all local prices at an end of their range; none at the fixed rates, left out of designs of
   * earlier releases.
   */
  readonly priceEnds?: readonly ChosenAtEnd[] | undefined;
  /** What the engine advises for this very project, most valuable first. */
  readonly recommendations: readonly Recommendation[];
  /** Things the user should know before trusting the figures (typed sun hours above the sourced ones …). */
  readonly warnings: readonly DesignWarning[];
  /** One entry for every parameter: what it did here, or that this system type does not use it. */
  readonly parameterUse: readonly ParameterUse[];
  /** What the design was made from: sizing it again gives the same design. */
  readonly basis: DesignInput;
  /** Version of the method that made this result. */
  readonly method: string;
}

export interface DesignLoad {
  readonly dailyConsumption: Trace;
  /** Sum of all rated powers, as the specification counts it. [W] */
  readonly peakPower: Trace;
  /** Largest hour of the load curve, no start-up. [W] */
  readonly coincidentPeak: Trace;
  /** Coincident peak plus the largest start. [W] */
  readonly surgePower: Trace;
  readonly monthlyConsumption: Trace;
  /** 24 mean powers, hour 0 first. [W] */
  readonly hourlyPower: readonly number[];
  /** Share of the energy used from 18:00 to 06:00, 0 to 1. */
  readonly nightShare: number;
}

export interface DesignSite {
  /** "Kano, Nigeria", or the country when no city is known. */
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The town it stands in, as far as one is chosen: its way to the place of the climate figures. */
  readonly town?: DesignTown;
  /** Where the climate figures come from, with period and quality class; null when there are none. */
  readonly climateSource: Text | null;
  /** Peak sun hours used, month by month, January first. [kWh/m²/day] */
  readonly monthlySunHours: readonly number[];
  /** Sourced peak sun hours of the site (or of its region's city), month by month; null when unknown. */
  readonly sourcedSunHours: readonly number[] | null;
  /** City the sourced figures come from: the one chosen, else the one that speaks for the region or country. */
  readonly sourcedPlace: string;
  /** Mean ambient temperature used, month by month. [°C] */
  readonly monthlyTemperature: readonly number[];
  /** 0 to 11: the month that decides the array; null for a design by the year, or when all months are alike. */
  readonly designMonth: number | null;
  readonly designSunHours: Trace;
  /** What takes light from the panels, as far as the project names it; left out where it names nothing. */
  readonly lightLosses?: readonly LightLoss[];
}

export interface DesignTown {
  readonly name: string;
  /** Of the place whose climate stands in for it, and how far away that is. [km] */
  readonly row: string;
  readonly kilometres: number;
  /** The town above that place, negative below it; null where one of the heights is not known. [m] */
  readonly metres: number | null;
}

/** Something that takes light from the panels. */
export interface LightLoss {
  readonly kind: "horizon" | "roof" | "objects" | "rows" | "soiling";
  /** Share of each month's sun, January first, 0 to 1. */
  readonly months: readonly number[];
  /** Share of the year's. [%] */
  readonly year: Trace;
}

export interface PanelDesign {
  /** Whole panels of 400 W, the cheapest with their battery. [W] */
  readonly capacity: Trace;
  /** By the deterministic rule, design month and reserve. [W] */
  readonly deterministic: Trace;
  /** Pieces of 400 W. */
  readonly count: Trace;
  /** The plain rule beside it: Wh ÷ (sun hours × 0.92). [W] */
  readonly plainRule: Trace;
  /** What each step adds from the plain rule to the capacity, in order; the changes sum to the difference. */
  readonly waterfall: readonly WaterfallStep[];
  readonly tilt: Trace;
  /** Panels in series on one string. */
  readonly inSeries: Trace;
  /** Strings side by side. */
  readonly strings: Trace;
  /** Of one string at its hottest, where the cable and the tracker feel it most. [V] */
  readonly stringVoltage: Trace;
}

export interface WaterfallStep {
  readonly label: Text;
  /** Watts this step adds (negative: removes). */
  readonly change: number;
  readonly because: Text;
}

/** Equal pieces of one kind, as they are sold. */
export interface DesignPart {
  readonly kind: "panel" | "battery-module" | "inverter" | "charge-controller" | "generator";
  /** 0 of a charge controller where the inverter's own trackers charge. */
  readonly count: number;
  /** Power [W], energy [Wh] or charging current [A] of one piece. */
  readonly size: number;
  readonly unit: "W" | "Wh" | "A";
  /** One piece, e.g. "5.12 kWh battery module (51.2 V, 100 Ah)". */
  readonly name: Text;
  readonly why: Trace;
  /** Of all of them. [US dollars] */
  readonly cost: number;
  /** False where the specification's total leaves it out: charge controllers and the generator. */
  readonly inTotal: boolean;
}

/** What became of the parts that were chosen for a project. */
export interface ChosenDesign {
  readonly parts: readonly ChosenPartDesign[];
  /** Share of the light, and of the direct current, that the parts turn into power; null of generic ones. */
  readonly panelEfficiency: number | null;
  readonly inverterEfficiency: number | null;
  /** What cannot be wired, with the figure that is out. */
  readonly refusals: readonly (Refusal & { readonly part: Part })[];
  /** Must be typed before it is known whether the parts fit; the design counts with generic ones until then. */
  readonly missing: readonly UnstatedFigure[];
  /** What no row states and nobody typed: the design counts with a class's figure, or looks at no limit. */
  readonly unstated: readonly UnstatedFigure[];
}

export interface ChosenPartDesign {
  readonly part: Part;
  readonly id: string;
  /** Maker and model. */
  readonly name: string;
  /** False where this kind of system has no such part. */
  readonly used: boolean;
  /** Of one piece, typed; null: the generic rate of a watt or watt-hour counts. [of the currency] */
  readonly price: number | null;
  readonly currency?: Currency | undefined;
}

export interface BatteryDesign {
  /** Whole modules, the cheapest with their panels; 0 for on-grid. [Wh] */
  readonly capacity: Trace;
  /** By the deterministic rule, autonomy without any sun. [Wh] */
  readonly deterministic: Trace;
  /** At the battery's nominal voltage, 48 V unless another is chosen. [Ah] */
  readonly ampHours: Trace;
  /** Which parameter decides: off-grid days, hybrid hours, on-grid none. */
  readonly governedBy: "backupDays" | "backupHours" | "none";
}

export interface InverterDesign {
  /** Twice the peak power, exactly. [W] */
  readonly capacity: Trace;
  /** The smallest sold that carries what really runs at once, and what it saves [US dollars]; null on the grid. */
  readonly searched: { readonly capacity: Trace; readonly saves: Trace } | null;
  /** What is left of it at this altitude and temperature. [W] */
  readonly capacityAtSite: Trace;
  /** Capacity at site ÷ coincident peak − 1. [%] */
  readonly marginFound: Trace;
  readonly acCurrent: Trace;
  /** "220V AC output", from the chosen voltage. */
  readonly outputVoltage: number;
  readonly frequency: number;
  readonly phases: 1 | 2 | 3;
}

export interface CableDesign {
  readonly run: "panel-inverter" | "inverter-load" | "inverter-generator" | "inverter-grid";
  /** False when this system type has no such run; then the figures are those it would need. */
  readonly used: boolean;
  readonly note: Text;
  readonly length: number;
  /** Of one cable. [mm²] */
  readonly size: Trace;
  /** Equal cables side by side that share the current; 1 but for very long or very large runs. */
  readonly parallel: number;
  /** Of the whole run. [A] */
  readonly current: Trace;
  readonly dropPercent: Trace;
  /** [kWh a year] */
  readonly yearlyLoss: Trace;
}

/** What the air does to the material. It changes what is bought, never the power of the panels. */
export interface EnvironmentDesign {
  /** Protection class of enclosures in the open, e.g. "IP65". */
  readonly enclosure: string;
  readonly connectors: Text;
  /** Of ISO 9223, e.g. "C3, medium". */
  readonly corrosionClass: Text;
  /** Surfaces colder than this collect dew. [°C] */
  readonly dewPoint: Trace;
  readonly because: Text;
}

export interface CostDesign {
  readonly panels: Trace;
  readonly batteries: Trace;
  readonly inverter: Trace;
  readonly installation: Trace;
  readonly total: Trace;
}

export interface EnergyAnalysis {
  /** Panel capacity × sun hours, before losses. [Wh a day] */
  readonly dailyProduction: Trace;
  readonly surplus: Trace;
  /** 92, as the specification states it. [%] */
  readonly systemEfficiency: Trace;
  /** What the loss chain of this design really comes to. [%] */
  readonly systemEfficiencyFound: Trace;
  readonly carbonOffset: Trace;
  /** Energy the array delivers to the bus, month by month, after losses. [Wh a day] */
  readonly monthlyDelivered: readonly number[];
  /** Share of the load served in simulated years of the sourced sun; on-grid the share the panels make. 0 to 1 */
  readonly servedAtSourcedSun: Trace;
}

export interface Recommendation {
  readonly id: string;
  readonly text: Text;
  readonly trace: Trace | null;
  /** What follows it by one tap; nothing where that takes more. */
  readonly offer?: Partial<Pick<ParametersInput, typeof BUS_VOLTAGE | typeof INVERTER_POWER>>;
}

export interface DesignWarning {
  readonly id: string;
  readonly parameter: SizingName | null;
  readonly text: Text;
  /** What makes it go away by one tap; nothing where that takes more. */
  readonly offer?: Pick<ParametersInput, "generator">;
}

export interface ParameterUse {
  readonly parameter: ParameterName;
  readonly used: boolean;
  /** "Sets the battery: one more day adds 11.3 kWh." or "Not used for on-grid: no battery." */
  readonly text: Text;
}
