import { say } from "@sunwright/words/account";
import { signup, type SignupBody, type User } from "@sunwright/contract/accounts";
import { call } from "../../../lib/api";
import { ApiError, userMessageOf } from "../../../lib/api-error";

export const createAccount = (body: SignupBody, idempotencyKey: string): Promise<User> =>
  call(signup, { body: withoutEmpty(body), idempotencyKey });

/** Text: marketplace specification, section 8. */
export const signUpFailure = (error: unknown) => userMessageOf(error, say("signUp.tryAgain"));

/** What the server finds wrong with single fields, for showing beside them. */
export function fieldErrors(error: unknown): readonly { readonly path: string; readonly message: string }[] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === "email_taken") return [{ path: "email", message: error.userMessage }];
  if (error.code === "common_password") return [{ path: "password", message: error.userMessage }];
  return error.issues;
}

/** An optional field left blank is not sent at all. */
const withoutEmpty = <Body extends object>(body: Body): Body =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only optional fields can be blank after the check
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== "")) as Body;
