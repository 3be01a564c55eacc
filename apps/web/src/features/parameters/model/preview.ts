import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import type { ParameterValues } from "@sunwright/engine/parameters/table";
import type { Design, DesignInput, Recommendation } from "@sunwright/engine/sizing/inputs/design";
import type { FirstDesign, HouseInBrief } from "@sunwright/engine/sizing/first-design";
import type { HeatingPlace } from "@sunwright/engine/sizing/site/heating-place";
import type { Country } from "@sunwright/engine/parameters/options";
import type { AskedDesign, Sensitivity } from "@sunwright/engine/sensitivity/sensitivity";
import type { townAir } from "@sunwright/engine/sizing/site/place-parameters";
import type { DesignedYear } from "@sunwright/engine/sizing/choice/designed-year";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import type { DesignPreview, LaterAge, OneMore } from "@sunwright/engine/sizing/preview";

/** What the page asks its worker, and what comes back. The worker holds the engine and the climate table. */
export type PreviewQuestion =
  | { readonly kind: "preview"; readonly asked: AskedSystem }
  | { readonly kind: "recommendations"; readonly asked: AskedSystem }
  | { readonly kind: "design"; readonly asked: AskedSystem }
  | { readonly kind: "hours"; readonly question: HoursQuestion }
  | { readonly kind: "sensitivity"; readonly asked: AskedDesign; readonly weather: PackedWeather | null }
  | {
      readonly kind: "first";
      readonly house: HouseInBrief;
      readonly habits: Partial<ParameterValues>;
      readonly figures: CountryFigures;
    }
  /** Of a town's climate, by its id. */
  | { readonly kind: "heating"; readonly city: string }
  /** Of a country; null: of all. */
  | { readonly kind: "cities"; readonly country: Country | null };

/** What a system is sized from. */
export interface AskedSystem {
  readonly input: DesignInput;
  /** The project's own weather; null for the synthetic years of its city. */
  readonly weather: PackedWeather | null;
}

/** The hours of a stored design: what it was made from, what it recommends, and which of its simulated years. */
export interface HoursQuestion extends DesignedYear {
  /** The project's own weather; null for the synthetic years of its city. */
  readonly weather: PackedWeather | null;
}

/** A year of weather as the server hands it out. */
export interface PackedWeather {
  readonly name: string;
  readonly hours: Uint8Array;
}

export interface Preview {
  readonly design: DesignPreview;
  readonly oneMore: OneMore | null;
  readonly laterAge: LaterAge | null;
}

type Air = ReturnType<typeof townAir>;

export interface CityChoice {
  readonly id: string;
  readonly country: string;
  readonly name: string;
  /** Means, January first. [°C] */
  readonly temperature: readonly number[];
  /** What it says of a project's air. */
  readonly air: Air;
}

export type PreviewAnswer =
  | { readonly kind: "preview"; readonly preview: Preview }
  | { readonly kind: "recommendations"; readonly recommendations: readonly Recommendation[] }
  | { readonly kind: "design"; readonly design: Design }
  | { readonly kind: "hours"; readonly hours: DesignHours }
  | { readonly kind: "sensitivity"; readonly sensitivity: Sensitivity | null }
  | { readonly kind: "first"; readonly first: FirstDesign }
  | { readonly kind: "heating"; readonly place: HeatingPlace | null }
  | { readonly kind: "cities"; readonly cities: readonly CityChoice[] }
  | { readonly kind: "failed"; readonly message: string };

/** Numbered, because answers may overtake each other. */
export interface PreviewReply {
  readonly id: number;
  readonly answer: PreviewAnswer;
}
