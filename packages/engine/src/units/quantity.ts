declare const unit: unique symbol;

/** A number that carries its unit in the type. The only cast of the house lives in the constructor below. */
export type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

export type Watts = Quantity<"W">;
export type Metres = Quantity<"m">;
export type Degrees = Quantity<"°">;
export type Celsius = Quantity<"°C">;

const constructorOf =
  <Unit extends string>() =>
  (value: number) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- naming the unit is what a constructor is for
    value as Quantity<Unit>;

export const watts = constructorOf<"W">();
export const metres = constructorOf<"m">();
export const degrees = constructorOf<"°">();
export const celsius = constructorOf<"°C">();
