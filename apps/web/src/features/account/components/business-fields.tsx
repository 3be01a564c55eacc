import { say } from "@sunwright/words/account";
import { PRODUCT_CATEGORIES, STORE_TYPES } from "@sunwright/contract/accounts";
import { YEARS_EXPERIENCE } from "@sunwright/contract/limits";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { Checkbox } from "../../../ui/checkbox";
import { Field, FieldGroup } from "../../../ui/field";
import { RadioRow } from "../../../ui/radio-row";
import { TextArea } from "../../../ui/text-area";
import type { Details } from "../model/details";
import { CertificationFields } from "./certification-fields";
import { FieldGrid } from "./form-section";
import { NumberField } from "./number-field";
import { DetailField } from "./person-fields";
import { RadiusField } from "./radius-field";

export function InstallerFields() {
  return (
    <>
      <FieldGrid>
        <DetailField name="businessName" label={say("businessName")} autoComplete="organization" />
        <DetailField name="businessLicense" label={say("businessLicense")} optional />
        <NumberField
          name="yearsExperience"
          label={say("yearsOfExperience")}
          unit={say("years")}
          {...YEARS_EXPERIENCE}
          help={say("yearsRange", { min: YEARS_EXPERIENCE.min, max: YEARS_EXPERIENCE.max })}
        />
        <RadiusField />
        <NumberField
          name="hourlyRate"
          label={say("hourlyRate")}
          unit={say("perHour")}
          min={0}
          optional
          help={say("hourlyRateHelp")}
        />
        <WebsiteField />
      </FieldGrid>
      <DescriptionField />
      <CertificationFields />
    </>
  );
}

/** How an address begins, in an empty box. */
const ADDRESS_START = "https://";

export function RetailerFields() {
  const { control } = useFormContext<Details>();
  const { field } = useController({ control, name: "storeType" });
  return (
    <>
      <FieldGrid>
        <DetailField name="businessName" label={say("businessName")} autoComplete="organization" />
        <DetailField name="storeName" label={say("storeName")} />
        <DetailField name="businessLicense" label={say("businessLicense")} optional />
        <WebsiteField />
        <DetailField
          name="onlineStoreUrl"
          label={say("onlineStoreAddress")}
          optional
          type="url"
          placeholder={ADDRESS_START}
        />
        <RadioRow
          label={say("storeType")}
          value={field.value}
          onValueChange={field.onChange}
          options={STORE_TYPES.map((value) => ({ value, label: say("storeTypeOption", { storeType: value }) }))}
        />
      </FieldGrid>
      <DescriptionField />
      <CategoryFields />
    </>
  );
}

const WebsiteField = () => (
  <DetailField
    name="website"
    label={say("website")}
    optional
    autoComplete="url"
    type="url"
    placeholder={ADDRESS_START}
  />
);

function DescriptionField() {
  const { register, control } = useFormContext<Details>();
  const { errors } = useFormState({ control, name: "description" });
  return (
    <Field
      className="mt-4.5"
      label={say("description")}
      optional
      error={errors.description?.message}
      help={say("descriptionHelp")}
    >
      <TextArea rows={3} {...register("description")} />
    </Field>
  );
}

function CategoryFields() {
  const { control } = useFormContext<Details>();
  const { field, fieldState } = useController({ control, name: "productCategories" });
  return (
    <FieldGroup className="mt-6" label={say("productCategories")} error={fieldState.error?.message}>
      <div className="grid gap-x-5 sm:grid-cols-2 sm:gap-y-2.5">
        {PRODUCT_CATEGORIES.map((category, index) => (
          <Checkbox
            key={category}
            name={category}
            label={say("productCategory", { category })}
            checked={field.value.includes(category)}
            // Where the focus goes when no category is chosen.
            {...(index === 0 ? { ref: field.ref } : {})}
            onCheckedChange={(checked) =>
              field.onChange(checked ? [...field.value, category] : field.value.filter((other) => other !== category))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
