import { roadDistance, type RoadUnit } from "@sunwright/engine/countries/road-unit";
import type { readMarketFilters } from "@sunwright/contract/marketplace";
import type { Response } from "@sunwright/contract/endpoint";
import { say } from "@sunwright/words/marketplace";
import { CURRENCY } from "../../../lib/money";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { isNumberText, parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import { Choices } from "./choices";
import { DISTANCES_IN, type MarketSearch, severalOf } from "../model/market-search";

export interface FiltersProps {
  readonly search: MarketSearch;
  readonly counts: Response<typeof readMarketFilters> | null | undefined;
  /** Name of the town that distances are counted from. */
  readonly town: string | null;
  /** What distances are counted in there. */
  readonly unit: RoadUnit;
  /** Name of the project whose design products are held to; null without one. */
  readonly project: string | null;
  readonly onChange: (change: Partial<MarketSearch>) => void;
  /** Chooses one more of a list, or one less. */
  readonly onToggle: (list: "category" | "shop", value: string) => void;
}

const ALL = "all";
const chosen = (value: string) => (value === ALL ? undefined : value);

export function Filters({ search, counts, town, unit, project, onChange, onToggle }: FiltersProps) {
  const { category, shop, currency, stock, fit, within = ALL } = search;
  return (
    <div className="grid gap-4">
      <Choices
        label={say("category")}
        chosen={severalOf(category)}
        onChoice={(value) => onToggle("category", value)}
        options={(counts?.categories ?? []).map(({ category: value, products }) => ({
          value,
          label: say(`category.${value}`),
          products,
        }))}
      />
      <Choices
        label={say("shop")}
        named
        chosen={severalOf(shop)}
        onChoice={(value) => onToggle("shop", value)}
        options={(counts?.shops ?? []).map(({ id: value, name, products }) => ({ value, label: name, products }))}
      />
      <Field label={say("currency")}>
        <Select
          value={currency ?? ALL}
          onValueChange={(value) =>
            onChange({
              currency: counts?.currencies.find((one) => one.currency === value)?.currency,
              least: undefined,
              most: undefined,
            })
          }
          options={[
            { value: ALL, label: say("allCurrencies") },
            ...(counts?.currencies ?? []).map(({ currency: value, products }) => ({
              value,
              label: CURRENCY[value].name,
              detail: String(products),
            })),
          ]}
        />
      </Field>
      {currency !== undefined && <PriceRange key={currency} search={search} onChange={onChange} />}
      <Checkbox
        label={say("inStock")}
        checked={stock === "true"}
        onCheckedChange={(checked) => onChange({ stock: checked ? "true" : undefined })}
      />
      {project !== null && (
        <Checkbox
          label={say("fitsProject", { project })}
          checked={fit === "true"}
          onCheckedChange={(checked) => onChange({ fit: checked ? "true" : undefined })}
        />
      )}
      {town !== null && (
        <Field label={say("distance")}>
          <Select
            value={within}
            onValueChange={(value) => onChange({ within: chosen(value) })}
            options={[
              { value: ALL, label: say("anywhere") },
              ...DISTANCES_IN[unit].map((kilometres) => ({
                value: String(kilometres),
                label: say("withinDistance", { unit, distance: roadDistance(kilometres, unit), town }),
              })),
            ]}
          />
        </Field>
      )}
      <Button
        variant="outline"
        size="sm"
        onClick={() =>
          onChange({
            category: undefined,
            shop: undefined,
            currency: undefined,
            stock: undefined,
            fit: undefined,
            within: undefined,
            least: undefined,
            most: undefined,
            q: undefined,
          })
        }
      >
        {say("clear")}
      </Button>
    </div>
  );
}

function PriceRange({
  search: { currency, least = "", most = "" },
  onChange,
}: Pick<FiltersProps, "search" | "onChange">) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label={say("least")}>
        <PriceBox
          key={least}
          currency={currency}
          said={least}
          round={Math.floor}
          onSay={(price) => onChange({ least: price })}
        />
      </Field>
      <Field label={say("most")}>
        <PriceBox
          key={most}
          currency={currency}
          said={most}
          round={Math.ceil}
          onSay={(price) => onChange({ most: price })}
        />
      </Field>
    </div>
  );
}

interface PriceBoxProps {
  readonly currency: MarketSearch["currency"];
  /** As the address has it. */
  readonly said: string;
  readonly round: (price: number) => number;
  readonly onSay: (price: string | undefined) => void;
}

const PRICE_MOST = 999_999_999;

/** Written into the address, in whole units, when the box is left or Enter is pressed. */
function PriceBox({ currency, said, round, onSay }: PriceBoxProps) {
  const [text, setText] = useState(said);
  const leave = () => {
    if (text === said) return;
    if (text.trim() === "") onSay(undefined);
    else if (isNumberText(text)) onSay(String(round(Math.min(PRICE_MOST, Math.max(0, parseNumber(text))))));
  };
  return (
    <NumberInput
      currency={currency}
      value={text}
      onValueChange={setText}
      onBlur={leave}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
    />
  );
}
