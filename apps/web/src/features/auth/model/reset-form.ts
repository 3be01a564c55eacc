import { say } from "@sunwright/words/auth";
import { PASSWORD_MAX, PASSWORD_MIN } from "@sunwright/contract/limits";

export interface ResetValues {
  readonly password: string;
  readonly confirmPassword: string;
}

export interface ResetProblem {
  readonly field: "form" | keyof ResetValues;
  readonly message: string;
}

/** The first thing wrong with the reset form. Texts: marketplace specification, section 5. */
export function resetProblem(token: string | undefined, values: ResetValues): ResetProblem | null {
  if (token === undefined) {
    return { field: "form", message: say("reset.tokenMissing") };
  }
  if (values.password.length < PASSWORD_MIN) {
    return { field: "password", message: say("reset.passwordTooShort", { min: PASSWORD_MIN }) };
  }
  if (values.password.length > PASSWORD_MAX) {
    return { field: "password", message: say("reset.passwordTooLong", { max: PASSWORD_MAX }) };
  }
  if (values.password !== values.confirmPassword) {
    return { field: "confirmPassword", message: say("reset.passwordsDiffer") };
  }
  return null;
}
