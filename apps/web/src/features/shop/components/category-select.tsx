import { say } from "@sunwright/words/shop";
import { say as sayField } from "@sunwright/words/product-fields";
import { CATEGORIES, type Category } from "@sunwright/engine/procurement/specifications";
import { Select } from "../../../ui/select";

/** A choice that is none: lists have no empty value. */
const ANY = "any";
const isCategory = (value: string): value is Category => CATEGORIES.some((one) => one === value);

interface CategorySelectProps {
  /** Undefined for products of every kind. */
  readonly value: Category | undefined;
  readonly onValueChange: (category: Category | undefined) => void;
}

/** Which kind of products a list shows. */
export const CategorySelect = ({ value, onValueChange }: CategorySelectProps) => (
  <Select<string>
    aria-label={say("column.category")}
    className="min-w-50"
    value={value ?? ANY}
    onValueChange={(chosen) => onValueChange(isCategory(chosen) ? chosen : undefined)}
    options={[
      { value: ANY, label: say("anyCategory") },
      ...CATEGORIES.map((one) => ({ value: one, label: sayField(`category.${one}`) })),
    ]}
  />
);
