import { say } from "@sunwright/words/shop-profile";
import { say as sayCountry } from "@sunwright/words/countries";
import { TAX_RATES_MAX } from "@sunwright/contract/shops";
import { AS_SHIPPED } from "@sunwright/engine/countries/country-figures";
import { moneyIn } from "@sunwright/engine/countries/money-in";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { tell } from "@sunwright/report/tell";
import { Plus, Trash2 } from "lucide-react";
import { formatDate } from "../../../lib/format";
import { useNewestFigures } from "../../../lib/newest-figures";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { NumberInput } from "../../../ui/number-input";
import { TextInput } from "../../../ui/text-input";
import type { RateForm } from "../model/profile-form";

interface TaxRatesProps {
  readonly rates: readonly RateForm[];
  readonly onChange: (rates: readonly RateForm[]) => void;
  readonly error: (field: string) => string | undefined;
  readonly country: MarketCountry | null;
}

/** What prices carry in tax, each rate from a day on. Until the shop says one, the country's holds. */
export function TaxRates({ rates, onChange, error, country }: TaxRatesProps) {
  const figures = useNewestFigures() ?? AS_SHIPPED;
  const entry = country === null ? null : moneyIn(country, figures).solarVat;
  const add = () => {
    const from = rates.length === 0 && entry !== null ? entry.asOf : "";
    const percent = rates.length === 0 && entry !== null ? String(entry.value) : "";
    onChange([...rates, { key: crypto.randomUUID(), from, percent }]);
  };
  return (
    <div className="grid gap-3">
      {country !== null && entry !== null && (
        <p className="type-small text-text-2">
          {say(rates.length === 0 ? "tax.countryHolds" : "tax.country", {
            country: sayCountry(country),
            percent: entry.value,
            since: formatDate(entry.asOf),
            source: tell(entry.source),
          })}
          {entry.note !== undefined && ` ${say("tax.note", { note: tell(entry.note) })}`}
        </p>
      )}
      {country === null && rates.length === 0 && <p className="type-small text-text-2">{say("tax.none")}</p>}
      {rates.map((rate) => {
        const set = (part: Partial<RateForm>) =>
          onChange(rates.map((one) => (one.key === rate.key ? { ...one, ...part } : one)));
        return (
          <div key={rate.key} className="shop-rate">
            <Field label={say("tax.from")} error={error(`${rate.key} from`)}>
              <TextInput
                type="date"
                value={rate.from}
                onChange={({ currentTarget }) => set({ from: currentTarget.value })}
              />
            </Field>
            <Field label={say("tax.percent")} error={error(`${rate.key} percent`)}>
              <NumberInput value={rate.percent} unit="%" onValueChange={(percent) => set({ percent })} />
            </Field>
            <IconButton
              label={say("tax.remove")}
              icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => onChange(rates.filter(({ key }) => key !== rate.key))}
            />
          </div>
        );
      })}
      {rates.length < TAX_RATES_MAX && (
        <div>
          <Button
            variant="outline"
            size="sm"
            icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={add}
          >
            {say("tax.add")}
          </Button>
        </div>
      )}
    </div>
  );
}
