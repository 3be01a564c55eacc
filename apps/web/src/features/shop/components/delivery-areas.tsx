import { say } from "@sunwright/words/shop-profile";
import type { MarketCountry, Currency } from "@sunwright/engine/parameters/options";
import { Plus, Trash2 } from "lucide-react";
import { COUNTRY_CHOICES } from "../../../lib/country-choices";
import { CURRENCY } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { NumberInput } from "../../../ui/number-input";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";
import type { AreaForm } from "../model/profile-form";

interface DeliveryAreasProps {
  readonly areas: readonly AreaForm[];
  readonly onChange: (areas: readonly AreaForm[]) => void;
  readonly error: (field: string) => string | undefined;
  readonly currency: Currency;
  /** Of the shop; where a new area begins. */
  readonly country: MarketCountry | null;
  /** The name of the shop's town; null until it is chosen. */
  readonly town: string | null;
}

const AREAS_MAX = 50;

/** Where the shop brings goods to, at what cost and in how many days. */
export function DeliveryAreas({ areas, onChange, error, currency, country, town }: DeliveryAreasProps) {
  const { symbol } = CURRENCY[currency];
  const add = () =>
    onChange([
      ...areas,
      {
        key: crypto.randomUUID(),
        name: "",
        country: country ?? "Nigeria",
        reach: town === null ? "country" : "radius",
        radius: town === null ? "" : "50",
        cost: "",
        freeFrom: "",
        daysMin: "1",
        daysMax: "3",
      },
    ]);
  return (
    <div className="grid gap-5">
      {areas.length === 0 && <p className="type-small text-text-2">{say("noAreas")}</p>}
      {areas.map((area) => {
        const set = (part: Partial<AreaForm>) =>
          onChange(areas.map((one) => (one.key === area.key ? { ...one, ...part } : one)));
        const number = (field: "radius" | "cost" | "freeFrom" | "daysMin" | "daysMax", unit: string, help?: string) => (
          <Field label={say(`area.${field}`)} error={error(`${area.key} ${field}`)} help={help}>
            <NumberInput value={area[field]} unit={unit} onValueChange={(value) => set({ [field]: value })} />
          </Field>
        );
        return (
          <fieldset key={area.key} className="shop-area">
            <legend className="sr-only">{area.name || say("area.new")}</legend>
            <div className="shop-fields">
              <Field label={say("area.name")} error={error(`${area.key} name`)}>
                <TextInput
                  value={area.name}
                  maxLength={100}
                  onChange={({ currentTarget }) => set({ name: currentTarget.value })}
                />
              </Field>
              <Field label={say("area.country")}>
                <Select
                  value={area.country}
                  options={COUNTRY_CHOICES}
                  onValueChange={(value) => set({ country: value })}
                />
              </Field>
              <Field label={say("area.reach")}>
                <Select
                  value={area.reach}
                  options={[
                    { value: "country", label: say("reach.country") },
                    { value: "radius", label: town === null ? say("reach.radius") : say("reach.around", { town }) },
                  ]}
                  onValueChange={(reach) => set({ reach })}
                />
              </Field>
              {area.reach === "radius" && number("radius", say("kilometres"))}
              {number("cost", symbol)}
              {number("freeFrom", symbol, say("area.freeHelp"))}
              {number("daysMin", say("days"))}
              {number("daysMax", say("days"))}
            </div>
            <IconButton
              label={say("area.remove", { name: area.name || say("area.new") })}
              icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => onChange(areas.filter(({ key }) => key !== area.key))}
            />
          </fieldset>
        );
      })}
      {areas.length < AREAS_MAX && (
        <div>
          <Button
            variant="outline"
            size="sm"
            icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={add}
          >
            {say("area.add")}
          </Button>
        </div>
      )}
    </div>
  );
}
