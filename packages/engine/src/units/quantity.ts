declare const unit: unique symbol;

/** A number that carries its unit in the type. The only casts of the house live in the constructors below. */
export type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

export type Watts = Quantity<"W">;
export type WattHours = Quantity<"Wh">;
export type AmpHours = Quantity<"Ah">;
export type Amperes = Quantity<"A">;
export type Volts = Quantity<"V">;
export type Metres = Quantity<"m">;
export type SquareMillimetres = Quantity<"mm²">;
export type Degrees = Quantity<"°">;
export type Celsius = Quantity<"°C">;
export type PeakSunHours = Quantity<"kWh/m²/day">;

export const watts = (value: number) => value as Watts;
export const wattHours = (value: number) => value as WattHours;
export const ampHours = (value: number) => value as AmpHours;
export const amperes = (value: number) => value as Amperes;
export const volts = (value: number) => value as Volts;
export const metres = (value: number) => value as Metres;
export const squareMillimetres = (value: number) => value as SquareMillimetres;
export const degrees = (value: number) => value as Degrees;
export const celsius = (value: number) => value as Celsius;
export const peakSunHours = (value: number) => value as PeakSunHours;
