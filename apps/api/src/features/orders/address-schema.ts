import { LINE_MAX, NAME_MAX } from "@sunwright/contract/limits";
import { POSTCODE_MAX } from "@sunwright/contract/order-parts";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, text } from "drizzle-orm/pg-core";
import { filledUpTo, oneOf } from "../../platform/columns";

/** Empty in orders from before it was asked for, and where a country does not ask for it. */
const detail = (name: string) => text(name).notNull().default("");

/** Where an order goes, as it is written in its country. */
export const addressColumns = () => ({
  name: text("name").notNull(),
  company: detail("company"),
  street: text("street").notNull(),
  landmark: detail("landmark"),
  town: text("town").notNull(),
  state: detail("state"),
  postcode: detail("postcode"),
  country: text("country", { enum: COUNTRIES }).notNull(),
  phone: text("phone").notNull(),
  taxNumber: detail("tax_number"),
  note: text("note").notNull(),
});

type Columns = Readonly<Record<keyof ReturnType<typeof addressColumns>, AnyPgColumn>>;

export function addressChecks({ name, company, street, landmark, state, postcode, country, taxNumber }: Columns) {
  const upTo = (most: number) => sql.raw(`${most}`);
  return [
    oneOf(country, COUNTRIES),
    filledUpTo(name, NAME_MAX),
    filledUpTo(street, LINE_MAX),
    check(
      "orders_address_length",
      sql`char_length(${company}) <= ${upTo(NAME_MAX)} and char_length(${landmark}) <= ${upTo(LINE_MAX)}
        and char_length(${state}) <= ${upTo(NAME_MAX)} and char_length(${postcode}) <= ${upTo(POSTCODE_MAX)}
        and char_length(${taxNumber}) <= ${upTo(NAME_MAX)}`,
    ),
  ];
}
