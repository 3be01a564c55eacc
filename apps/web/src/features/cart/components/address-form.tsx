import { ADDRESS_FORMS } from "@sunwright/engine/countries/address-form";
import { TAX_NUMBER_FORMS } from "@sunwright/engine/countries/tax-number";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { placeOf, placeText } from "@sunwright/engine/parameters/place-text";
import { say } from "@sunwright/words/address";
import { say as sayCart } from "@sunwright/words/cart";
import { COUNTRY_CHOICES } from "../../../lib/country-choices";
import { useTownSearch } from "../../../lib/towns";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { Sheet } from "../../../ui/sheet";
import { TextInput } from "../../../ui/text-input";
import { TownBox } from "../../../ui/town-box";
import { type Address, type faultsOf, inTown, movedTo } from "../model/address";

interface FieldsProps {
  readonly address: Address;
  readonly faults: ReturnType<typeof faultsOf>;
  readonly onAddress: (address: Address) => void;
}

interface AddressFormProps extends FieldsProps {
  readonly keep: boolean;
  readonly onKeep: (keep: boolean) => void;
}

/** Where the goods go. */
export function AddressForm({ keep, onKeep, ...fields }: AddressFormProps) {
  return (
    <Sheet className="p-5">
      <h2 className="type-h3 mb-4">{sayCart("address")}</h2>
      <AddressFields {...fields} />
      <p className="mt-3 type-help text-text-2">{sayCart("seen")}</p>
      <Checkbox
        className="mt-4"
        label={sayCart("keep")}
        help={sayCart("keepHelp")}
        checked={keep}
        onCheckedChange={onKeep}
      />
    </Sheet>
  );
}

const LONGEST = { name: 100, company: 100, street: 200, landmark: 200, phone: 100, taxNumber: 100, note: 200 } as const;
type Box = keyof typeof LONGEST;
const COMPLETES: Readonly<Record<Box, string>> = {
  name: "name",
  company: "organization",
  street: "street-address",
  landmark: "off",
  phone: "tel",
  taxNumber: "off",
  note: "off",
};
const OPTIONAL: readonly Box[] = ["company", "landmark", "taxNumber", "note"];

/** What addresses of the chosen country have, and no more. */
function AddressFields({ address, faults, onAddress }: FieldsProps) {
  const { country } = address;
  const form = country && ADDRESS_FORMS[country];
  const errorOf = (name: Box) =>
    name === "taxNumber" && country !== undefined && faults[name] === "form"
      ? say("taxNumberForm", { example: TAX_NUMBER_FORMS[country].example })
      : faults[name] && say("needed");
  const box = (name: Box) => (
    <Field
      label={say(name)}
      help={name === "landmark" ? say("landmarkHelp") : undefined}
      error={errorOf(name)}
      optional={OPTIONAL.includes(name)}
    >
      <TextInput
        value={address[name]}
        maxLength={LONGEST[name]}
        autoComplete={COMPLETES[name]}
        inputMode={name === "phone" ? "tel" : "text"}
        onChange={(event) => onAddress({ ...address, [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {box("name")}
      {box("company")}
      <Field label={sayCart("country")} error={faults.country && say("needed")}>
        <Select
          value={country}
          onValueChange={(chosen) => onAddress(movedTo(address, chosen))}
          options={COUNTRY_CHOICES}
        />
      </Field>
      {country !== undefined && <Town {...{ country, address, faults, onAddress }} />}
      {box("street")}
      {form?.landmark === true && box("landmark")}
      {country !== undefined && (
        <>
          <Postcode {...{ country, address, faults, onAddress }} />
          <State {...{ country, address, faults, onAddress }} />
        </>
      )}
      {box("phone")}
      {box("note")}
      {box("taxNumber")}
    </div>
  );
}

interface OfCountry extends FieldsProps {
  readonly country: MarketCountry;
}

/** The town that goods are delivered to. */
function Town({ country, address, faults, onAddress }: OfCountry) {
  const { source: _, ...search } = useTownSearch(country);
  const chosen = placeOf(address.town)?.name ?? null;
  return (
    <TownBox
      label={sayCart("town")}
      help={chosen === null ? undefined : sayCart("townChosen", { town: chosen })}
      error={faults.town && sayCart("townNeeded")}
      search={search}
      chosen={chosen}
      onChoose={(town) => onAddress(inTown(address, placeText(town), town.region))}
    />
  );
}

/** [characters] */
const LONGEST_POSTCODE = 20;

function Postcode({ country, address, faults, onAddress }: OfCountry) {
  const { name, required, digitsOnly, example } = ADDRESS_FORMS[country].postcode;
  return (
    <Field
      label={say(`postcode.${name}`)}
      error={faults.postcode === "form" ? say(`postcodeForm.${name}`, { example }) : faults.postcode && say("needed")}
      optional={!required}
    >
      <TextInput
        value={address.postcode}
        maxLength={LONGEST_POSTCODE}
        autoComplete="postal-code"
        inputMode={digitsOnly ? "numeric" : "text"}
        onChange={(event) => onAddress({ ...address, postcode: event.target.value })}
      />
    </Field>
  );
}

/** In a list of choices none can be the empty text. */
const NONE = "-";

function State({ country, address, faults, onAddress }: OfCountry) {
  const { state } = ADDRESS_FORMS[country];
  if (state === null) return null;
  const options = state.options.map(({ written, name }) => ({ value: written, label: name }));
  return (
    <Field label={say(`state.${state.name}`)} error={faults.state && say("needed")} optional={!state.required}>
      <Select
        value={address.state}
        onValueChange={(chosen) => onAddress({ ...address, state: chosen === NONE ? "" : chosen })}
        options={state.required ? options : [{ value: NONE, label: say("noState") }, ...options]}
      />
    </Field>
  );
}
