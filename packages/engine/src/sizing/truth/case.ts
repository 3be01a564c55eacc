/**
 * Reads a reference case by name: the tables hold cases of several kinds in one list, and a figure that is missing
 * must fail the test rather than pass as undefined.
 */
export const numberOf =
  (fields: object) =>
  (name: string): number => {
    const value = new Map<string, unknown>(Object.entries(fields)).get(name);
    if (typeof value !== "number") throw new Error(`The reference case has no number ${name}`);
    return value;
  };
