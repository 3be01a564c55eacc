import { customType } from "drizzle-orm/pg-core";

/** The drivers answer Uint8Array and Buffer; both take a Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});
