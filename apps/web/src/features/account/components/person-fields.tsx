import { say } from "@sunwright/words/account";
import { useFormContext, useFormState } from "react-hook-form";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import type { Details } from "../model/details";

type TextName = {
  [Name in keyof Details]: Details[Name] extends string ? Name : never;
}[keyof Details];

export interface DetailFieldProps {
  name: TextName;
  label: string;
  optional?: boolean;
  autoComplete?: string;
  type?: "text" | "tel" | "url";
  placeholder?: string;
}

/** One line of text of the form around it. */
export function DetailField({ name, label, optional, autoComplete = "off", type, placeholder }: DetailFieldProps) {
  const { register, control } = useFormContext<Details>();
  const { errors } = useFormState({ control, name });
  return (
    <Field label={label} optional={optional} error={errors[name]?.message}>
      <TextInput
        type={type ?? "text"}
        autoComplete={autoComplete}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...register(name)}
      />
    </Field>
  );
}

export const NameFields = () => (
  <>
    <DetailField name="firstName" label={say("firstName")} autoComplete="given-name" />
    <DetailField name="lastName" label={say("lastName")} autoComplete="family-name" />
  </>
);

/** Optional at sign-up. */
export const PhoneField = () => (
  <DetailField name="phone" label={say("phone")} optional autoComplete="tel" type="tel" />
);

export const AddressFields = () => (
  <>
    <DetailField name="address" label={say("address")} optional autoComplete="street-address" />
    <DetailField name="city" label={say("city")} optional autoComplete="address-level2" />
    <DetailField name="state" label={say("state")} optional autoComplete="address-level1" />
    <DetailField name="zipCode" label={say("zipCode")} optional autoComplete="postal-code" />
  </>
);
