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
    return { field: "form", message: "Reset token is missing. Please use the link from your email." };
  }
  if (values.password.length < PASSWORD_MIN) {
    return { field: "password", message: "Password must be at least 8 characters long." };
  }
  if (values.password.length > PASSWORD_MAX) {
    return { field: "password", message: `Password must be at most ${PASSWORD_MAX} characters.` };
  }
  if (values.password !== values.confirmPassword) {
    return { field: "confirmPassword", message: "Passwords don't match. Please try again." };
  }
  return null;
}
