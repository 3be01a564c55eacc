import { say } from "@sunwright/words/account";
import type { Role } from "@sunwright/contract/accounts";
import { useId } from "react";
import { FormProvider, useFormState } from "react-hook-form";
import { Button } from "../../ui/button";
import { InstallerFields, RetailerFields } from "./components/business-fields";
import { EmailField, PasswordFields } from "./components/credential-fields";
import { FieldGrid, FormSection } from "./components/form-section";
import { AddressFields, NameFields, PhoneField } from "./components/person-fields";
import { RoleCards } from "./components/role-cards";
import { useSignUp } from "./components/use-sign-up";

export interface SignUpFormProps {
  /** Typed on the sign-in tab already. */
  email: string;
  onCreated: (email: string) => void;
}

/** First the role, then the form that belongs to it. */
export function SignUpForm({ email, onCreated }: SignUpFormProps) {
  const { form, role, chooseRole, submit } = useSignUp(email, onCreated);
  const heading = useId();
  return (
    <>
      <h1 id={heading} className="type-display mt-5 sm:mt-10">
        {say("signUp.roleQuestion")}
      </h1>
      <p className="mt-2 text-text-2">{say("signUp.roleHelp")}</p>
      <RoleCards role={role} onChoose={chooseRole} labelledBy={heading} />
      {role !== null && (
        <FormProvider {...form}>
          <form noValidate className="mt-8" onSubmit={(event) => void submit(event)}>
            <RoleForm role={role} />
          </form>
        </FormProvider>
      )}
    </>
  );
}

function RoleForm({ role }: { role: Role }) {
  const { isSubmitting } = useFormState();
  return (
    <>
      <FormSection title={say("signUp.yourAccount")} hint={say("signUp.emailHelp")}>
        <FieldGrid>
          <NameFields />
          <EmailField />
          <PhoneField />
          <PasswordFields />
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
      <div className="grid gap-x-10 border-t border-line pt-7 md:grid-cols-[240px_minmax(0,1fr)]">
        <div className="flex flex-wrap items-center justify-between gap-4 md:col-start-2">
          <p className="type-help max-w-[34ch] text-text-3">{say("signUp.verificationComes")}</p>
          <Button type="submit" size="lg" busy={isSubmitting} busyText={say("signUp.creatingAccount")}>
            {say("signUp.createAccount")}
          </Button>
        </div>
      </div>
    </>
  );
}
