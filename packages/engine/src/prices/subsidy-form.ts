/** Kilowatts or kilowatt hours from, up to (null: the rest), and what each is worth. */
export type Step = readonly [from: number, upTo: number | null, each: number];

type Dated<Of> = Of & { readonly from: string; readonly until: string | null };

/** What takes something off the price of a system, or pays for what it gives. Amounts in the rule's currency. */
export type SubsidyForm =
  | {
      readonly kind: "panel-certificates";
      readonly zoneRating: Readonly<Record<string, number>>;
      readonly deemingYears: Readonly<Record<string, number>>;
      /** A zone goes by the postcode; these cities and all others. */
      readonly cityZones: Readonly<Record<string, number>>;
      readonly otherZone: number;
      readonly certificatePrice: number;
    }
  | {
      readonly kind: "battery-certificates";
      readonly leastKwh: number;
      readonly mostKwh: number;
      readonly factors: readonly Dated<{ readonly factor: number }>[];
      readonly tiers: readonly Dated<{ readonly usableKwh: readonly Step[] }>[];
      readonly certificatePrice: number;
    }
  | { readonly kind: "per-kilowatt"; readonly steps: readonly Step[]; readonly ceiling: number | null }
  | {
      readonly kind: "share";
      readonly rate: number;
      readonly ceiling: number | null;
      /** Of what: the whole system, all of it but the battery, or its panels alone. */
      readonly of: "system" | "solar" | "panels";
      /** A smaller battery is left out, too. */
      readonly leastBatteryKwh?: number;
    }
  | { readonly kind: "at-most"; readonly ceiling: number }
  | { readonly kind: "tax"; readonly rate: number; readonly otherwise: number | null }
  | {
      readonly kind: "feed-in";
      readonly surplus: readonly Step[];
      readonly full: readonly Step[];
      readonly years: number;
    };
