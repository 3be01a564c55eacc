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
    return { field: "form", message: say("resetTokenIsMissing") };
  }
  if (values.password.length < PASSWORD_MIN) {
    return { field: "password", message: say("passwordMustBeAt") };
  }
  if (values.password.length > PASSWORD_MAX) {
    return { field: "password", message: say("passwordMustBeAtMost", { passwordMax: PASSWORD_MAX }) };
  }
  if (values.password !== values.confirmPassword) {
    return { field: "confirmPassword", message: say("passwordsDontMatchPlease") };
  }
  return null;
}
