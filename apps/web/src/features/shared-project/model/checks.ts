export type Check = (value: unknown) => boolean;
/** One check a field: a field that the contract gains does not compile until it has one. */
export type Checks<T> = Readonly<Record<keyof T, Check>>;

export const text: Check = (value) => typeof value === "string";
export const number: Check = (value) => typeof value === "number" && Number.isFinite(value);
export const truth: Check = (value) => typeof value === "boolean";
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const oneOf =
  (names: readonly unknown[]): Check =>
  (value) =>
    names.includes(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
export const shapedAs =
  <T>(checks: Checks<T>) =>
  (value: unknown): value is T =>
    isRecord(value) && Object.entries<Check>(checks).every(([name, check]) => check(value[name]));
