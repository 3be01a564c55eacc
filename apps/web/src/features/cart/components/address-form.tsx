import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import { say as sayCountry } from "@sunwright/words/countries";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { Sheet } from "../../../ui/sheet";
import { TextInput } from "../../../ui/text-input";
import type { Address, faultsOf } from "../model/address";
import { TownSearch } from "./town-search";

interface AddressFormProps {
  readonly address: Address;
  readonly faults: ReturnType<typeof faultsOf>;
  readonly onAddress: (address: Address) => void;
  readonly keep: boolean;
  readonly onKeep: (keep: boolean) => void;
}

const LONGEST = { name: 100, street: 200, phone: 100, note: 200 } as const;
const COMPLETES = { name: "name", street: "street-address", phone: "tel", note: "off" } as const;

/** Where the goods go. */
export function AddressForm({ address, faults, onAddress, keep, onKeep }: AddressFormProps) {
  const faultOf = (name: keyof Address) => {
    const fault = faults[name];
    return fault === undefined ? undefined : say(fault);
  };
  const box = (name: keyof typeof LONGEST) => (
    <Field label={say(name)} error={faultOf(name)} optional={name === "note"}>
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
    <Sheet className="p-5">
      <h2 className="type-h3 mb-4">{say("address")}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {box("name")}
        {box("street")}
        <Field label={say("country")} error={faultOf("country")}>
          <Select
            value={address.country}
            onValueChange={(country) => onAddress({ ...address, country, town: "" })}
            options={COUNTRIES.map((value) => ({ value, label: sayCountry(value) }))}
          />
        </Field>
        {address.country !== undefined && (
          <TownSearch
            country={address.country}
            town={address.town}
            error={faultOf("town")}
            onTown={(town) => onAddress({ ...address, town })}
          />
        )}
        {box("phone")}
        {box("note")}
      </div>
      <p className="mt-3 type-help text-text-2">{say("seen")}</p>
      <Checkbox className="mt-4" label={say("keep")} help={say("keepHelp")} checked={keep} onCheckedChange={onKeep} />
    </Sheet>
  );
}
