import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, customType, timestamp } from "drizzle-orm/pg-core";

/** The drivers answer Uint8Array and Buffer; both take a Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

/** A moment in time, whatever the zone it is read in. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

interface Bounds {
  readonly min: number;
  readonly max: number;
}
/** The contract refuses first, with words; these keep the promise when a statement of ours is wrong. */
export const within = (column: AnyPgColumn, { min, max }: Bounds) =>
  check(`${column.name}_bounds`, sql`${column} between ${sql.raw(`${min}`)} and ${sql.raw(`${max}`)}`);
/** Not empty, and no longer than this. [characters] */
export const filledUpTo = (column: AnyPgColumn, most: number) =>
  check(`${column.name}_length`, sql`char_length(${column}) between 1 and ${sql.raw(`${most}`)}`);
export const oneOf = (column: AnyPgColumn, options: readonly (string | number)[]) =>
  check(`${column.name}_option`, sql`${column} in (${sql.raw(options.map(literal).join(", "))})`);
const literal = (option: string | number) => (typeof option === "number" ? `${option}` : `'${option}'`);
