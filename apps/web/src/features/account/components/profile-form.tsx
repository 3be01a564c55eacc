import type { Account } from "@sunwright/contract/account";
import { FormProvider, useFormState } from "react-hook-form";
import { Button } from "../../../ui/button";
import { InstallerFields, RetailerFields } from "./business-fields";
import { FieldGrid, FormSection } from "./form-section";
import { AddressFields, NameFields, PhoneField } from "./person-fields";
import { useProfile } from "./use-profile";

export function ProfileForm({ account }: { account: Account }) {
  const { form, role, submit } = useProfile(account);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormSection title="You" hint="Your name stands in the menu and beside what you share.">
          <FieldGrid>
            <NameFields />
            <PhoneField />
          </FieldGrid>
        </FormSection>
        <FormSection title="Your address" hint="Only to suggest a site and, later, who is near you.">
          <FieldGrid>
            <AddressFields />
          </FieldGrid>
        </FormSection>
        {role === "installer" && (
          <FormSection
            title="Your business"
            hint="Clients see this next to your quotes. Years and radius decide which requests reach you."
          >
            <InstallerFields />
          </FormSection>
        )}
        {role === "retailer" && (
          <FormSection title="Your business" hint="Buyers see this next to your products.">
            <RetailerFields />
          </FormSection>
        )}
        <SaveBar />
      </form>
    </FormProvider>
  );
}

function SaveBar() {
  const { isSubmitting, isDirty } = useFormState();
  return (
    <div className="flex flex-wrap items-center justify-end gap-4 border-t border-line pt-7">
      <p className="type-help text-text-3">{isDirty ? "Not saved yet." : "Everything is saved."}</p>
      <Button type="submit" size="lg" busy={isSubmitting} busyText="Saving">
        Save Profile
      </Button>
    </div>
  );
}
