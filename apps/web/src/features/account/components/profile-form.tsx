import { say } from "@sunwright/words/account";
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
        <FormSection title={say("profile.you")} hint={say("profile.youHint")}>
          <FieldGrid>
            <NameFields />
            <PhoneField />
          </FieldGrid>
        </FormSection>
        <FormSection title={say("yourAddress")} hint={say("yourAddressHint")}>
          <FieldGrid>
            <AddressFields />
          </FieldGrid>
        </FormSection>
        {role === "installer" && (
          <FormSection title={say("yourBusiness")} hint={say("installerBusinessHint")}>
            <InstallerFields />
          </FormSection>
        )}
        {role === "retailer" && (
          <FormSection title={say("yourBusiness")} hint={say("retailerBusinessHint")}>
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
      <p className="type-help text-text-3">{isDirty ? say("profile.hasChanges") : say("profile.hasNoChanges")}</p>
      <Button type="submit" size="lg" busy={isSubmitting} busyText={say("saving")}>
        {say("profile.save")}
      </Button>
    </div>
  );
}
