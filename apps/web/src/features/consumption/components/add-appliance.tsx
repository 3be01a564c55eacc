import { say } from "@sunwright/words/consumption";
import type { CatalogueItem, ListedAppliance } from "@sunwright/contract/appliances";
import { APPLIANCE_POWER_MAX, HOURS_PER_DAY, NAME_MAX, QUANTITY_MAX } from "@sunwright/contract/limits";
import { Plus } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Combobox } from "../../../ui/combobox";
import { Field } from "../../../ui/field";
import { numberText, parseNumber, parseQuantity } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import { QuantityInput } from "../../../ui/quantity-input";
import { applianceToAdd, INCOMPLETE_APPLIANCE, readHours, readPower } from "../model/appliances";
import { noLoadCalled } from "@sunwright/engine/sizing/load/appliances/no-load";
import { catalogueCategory, catalogueName } from "../../../lib/catalogue-words";
import { formatNumber } from "../../../lib/format";
import type { Texts } from "../model/typed-texts";
import { sameTexts, useDraft } from "./use-draft";
import { ApplianceIcon } from "./appliance-icon";

export type ApplianceToAdd = NonNullable<ReturnType<typeof applianceToAdd>> & { readonly motor?: boolean };

interface AddApplianceProps {
  readonly projectId: string;
  readonly catalogue: readonly ListedAppliance[];
  readonly busy: boolean;
  /** Resolves when the appliance is in the list; what is typed stays when it rejects. */
  readonly onAdd: (appliance: ApplianceToAdd) => Promise<unknown>;
}

const EMPTY = { appliance: "", power: "", quantity: 1, hours: numberText(HOURS_PER_DAY.initial), motor: false };
type Typed = typeof EMPTY;
type Problems = Partial<Record<"appliance" | "power" | "hours", string>>;

function problemsOf(typed: Typed, chosen: CatalogueItem | null): Problems {
  const power = readPower(typed.power);
  const hours = readHours(typed.hours);
  if (power === undefined) return { power: say("problem.powerDigits") };
  if (power !== null && power > APPLIANCE_POWER_MAX)
    return { power: say("problem.powerMost", { most: formatNumber(APPLIANCE_POWER_MAX) }) };
  if (typed.appliance.trim().length > NAME_MAX) return { appliance: say("problem.nameLength", { most: NAME_MAX }) };
  if ("message" in hours) return { hours: hours.message };
  return bodyOf(typed, chosen) === null ? { appliance: INCOMPLETE_APPLIANCE } : {};
}

const bodyOf = (typed: Typed, chosen: CatalogueItem | null) =>
  applianceToAdd({
    catalogueId: chosen?.id ?? null,
    name: typed.appliance,
    power: readPower(typed.power) ?? null,
    quantity: typed.quantity,
    hoursPerDay: parseNumber(typed.hours),
  });

const textsOf = ({ quantity, motor, ...texts }: Typed): Texts => ({
  ...texts,
  quantity: numberText(quantity),
  motor: motor ? "yes" : "",
});
const typedFrom = ({ appliance = "", power = "", quantity = "", hours = EMPTY.hours, motor = "" }: Texts): Typed => ({
  appliance,
  power,
  quantity: parseQuantity(quantity),
  hours,
  motor: motor !== "",
});

export function AddAppliance({ projectId, catalogue, busy, onAdd }: AddApplianceProps) {
  const draft = useDraft(`add-appliance-${projectId}`);
  const [typed, setTyped] = useState<Typed>(() => typedFrom(draft.read() ?? {}));
  const [problems, setProblems] = useState<Problems>({});
  const chosen = catalogue.find((item) => item.id === typed.appliance) ?? null;
  const none = noLoadCalled(typed.appliance);
  const custom = chosen === null && typed.appliance.trim() !== "";
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (sameTexts(textsOf(next), textsOf(EMPTY))) draft.clear();
    else draft.write(textsOf(next));
    setProblems({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(typed, chosen);
    setProblems(found);
    const body = bodyOf(typed, chosen);
    if (Object.keys(found).length > 0 || body === null) return;
    const added = await onAdd({ ...body, ...(custom ? { motor: typed.motor } : {}) }).then(
      () => true,
      () => false,
    );
    if (!added) return;
    setTyped(EMPTY);
    draft.clear();
  };
  return (
    <form className="add-appliance" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={say("appliance")} error={problems.appliance} className="add-appliance-name">
        <Combobox
          value={typed.appliance}
          onValueChange={(appliance) => change({ appliance })}
          items={none === null ? catalogue.map(toItem) : []}
          emptyText={none === null ? say("notInCatalogue") : say(`noLoad.${none}`)}
        />
      </Field>
      <Field label={say("power")} error={problems.power}>
        <NumberInput
          whole
          unit="W"
          min={0}
          placeholder={chosen ? numberText(chosen.ratedPower) : "0"}
          value={typed.power}
          onValueChange={(power) => change({ power })}
        />
      </Field>
      <Field label={say("quantity")}>
        <QuantityInput
          // Names the two buttons; the box is named by the field.
          label={say("pieces")}
          max={QUANTITY_MAX}
          value={typed.quantity}
          onValueChange={(quantity) => change({ quantity })}
        />
      </Field>
      <Field label={say("hoursPerDay")} error={problems.hours}>
        <NumberInput
          unit="h"
          min={HOURS_PER_DAY.min}
          max={HOURS_PER_DAY.max}
          step={HOURS_PER_DAY.step}
          value={typed.hours}
          onValueChange={(hours) => change({ hours })}
        />
      </Field>
      <Button
        type="submit"
        busy={busy}
        busyText={say("adding")}
        icon={<Plus size={18} strokeWidth={2} aria-hidden="true" />}
        className="add-appliance-button"
      >
        {say("addAppliance")}
      </Button>
      {(chosen || custom) && (
        <div className="add-appliance-more">
          {chosen && <TypicalUse item={chosen} hours={typed.hours} onUse={(hours) => change({ hours })} />}
          {custom && (
            <Checkbox
              label={say("hasMotor")}
              help={say("hasMotor.help")}
              checked={typed.motor}
              onCheckedChange={(motor) => change({ motor })}
            />
          )}
        </div>
      )}
    </form>
  );
}

const toItem = (item: ListedAppliance) => ({
  value: item.id,
  label: catalogueName(item),
  detail: `${formatNumber(item.ratedPower)} W`,
  group: catalogueCategory(item),
  said: item.said,
  icon: <ApplianceIcon name={item.icon} />,
});

function TypicalUse({
  item,
  hours,
  onUse,
}: {
  readonly item: CatalogueItem;
  readonly hours: string;
  readonly onUse: (hours: string) => void;
}) {
  const typical = numberText(item.hoursPerDay);
  return (
    <p className="type-help text-text-3">
      {say("typicalUse", { name: catalogueName(item), power: formatNumber(item.ratedPower), hours: typical })}{" "}
      {hours !== typical && (
        <button type="button" className="link" onClick={() => onUse(typical)}>
          {say("useTypicalHours", { hours: typical })}
        </button>
      )}
    </p>
  );
}
