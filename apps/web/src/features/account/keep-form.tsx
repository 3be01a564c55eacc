import { say } from "@sunwright/words/account";
import { zodResolver } from "@hookform/resolvers/zod";
import type { login, SecondMethod, SignupBody, User } from "@sunwright/contract/accounts";
import { PASSWORD_MIN } from "@sunwright/contract/limits";
import { useState } from "react";
import { FormProvider, useForm, useFormContext, useFormState, type Resolver } from "react-hook-form";
import { call, route } from "../../lib/api";
import { createIntention } from "../../lib/intention";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { PasswordInput } from "../../ui/password-input";
import { toast } from "../../ui/toast-store";
import { createAccount, fieldErrors, signUpFailure } from "./api/sign-up";
import { EmailField } from "./components/credential-fields";
import { NameFields } from "./components/person-fields";
import { EMPTY_DETAILS, signUpSchema, type SignUpValues } from "./model/details";

const LOGIN = route<typeof login>("POST", "/api/auth/login");
const FIELDS = ["firstName", "lastName", "email", "password"] as const;

interface KeepFormProps {
  /** Of the design. */
  readonly name: string;
  readonly email: string;
  readonly onSignedIn: (user: User) => void;
  /** The account stands, and another step is asked of who signs in. */
  readonly onStepMissing: (methods: readonly SecondMethod[]) => void;
  /** The account stands, and signing in did not succeed. */
  readonly onCreated: (email: string) => void;
  /** Signs in to one that is there already. */
  readonly onAccount: () => void;
}

/** An account for a design that was tried: it is made and signed in to at once. */
export function KeepForm({ name, email, onSignedIn, onStepMissing, onCreated, onAccount }: KeepFormProps) {
  const [keyFor] = useState(createIntention);
  const form = useForm<SignUpValues, unknown, SignupBody>({
    resolver: typedOnce,
    defaultValues: {
      ...EMPTY_DETAILS,
      role: "end_user",
      userType: "end_user",
      email,
      password: "",
      confirmPassword: "",
    },
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      await createAccount(body, keyFor(body));
    } catch (error) {
      toast({ title: say("signUp.failed"), description: signUpFailure(error), tone: "bad" });
      for (const { path, message } of fieldErrors(error)) {
        const field = FIELDS.find((name) => name === path);
        if (field) form.setError(field, { message }, { shouldFocus: true });
      }
      return;
    }
    try {
      const answer = await call(LOGIN, { body: { email: body.email, password: body.password } });
      if ("secondStep" in answer) onStepMissing(answer.secondStep.methods);
      else onSignedIn(answer);
    } catch {
      // The account is there: its screen asks for the password again and says what is wrong.
      onCreated(body.email);
    }
  });
  return (
    <FormProvider {...form}>
      <h1 ref={focusOnce} tabIndex={-1} className="type-display outline-none">
        {say("keep.title", { name })}
      </h1>
      <p className="mt-3 max-w-[44ch] text-text-2">{say("keep.lead")}</p>
      <form noValidate className="mt-6 grid gap-4.5" onSubmit={(event) => void submit(event)}>
        <NameFields />
        <EmailField />
        <Password />
        <Submit />
      </form>
      <Button variant="outline" full className="mt-4" onClick={onAccount}>
        {say("keep.haveAccount")}
      </Button>
    </FormProvider>
  );
}

/** The screen replaced another in place: the change is heard. A function of its own: React calls it again only for another. */
const focusOnce = (heading: HTMLHeadingElement | null) => heading?.focus();

const resolver = zodResolver<SignUpValues, unknown, SignupBody>(signUpSchema);
/** The password is typed once here, and can be shown. */
const typedOnce: Resolver<SignUpValues, unknown, SignupBody> = (values, context, options) =>
  resolver({ ...values, confirmPassword: values.password }, context, options);

function Password() {
  const { register, control } = useFormContext<SignUpValues>();
  const { errors } = useFormState({ control, name: "password" });
  return (
    <Field
      label={say("password")}
      help={say("passwordLengthHelp", { min: PASSWORD_MIN })}
      error={errors.password?.message}
    >
      <PasswordInput autoComplete="new-password" {...register("password")} />
    </Field>
  );
}

function Submit() {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" size="lg" full busy={isSubmitting} busyText={say("signUp.creatingAccount")}>
      {say("keep")}
    </Button>
  );
}
