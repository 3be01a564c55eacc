import { login } from "@sunwright/contract/accounts";
import { requestPasswordReset } from "@sunwright/contract/password-reset";
import type { z } from "zod";
import type { Check } from "../model/check";

/** The contract's own checks; loaded when somebody enters a form. */
export const checkSignIn = checkBy(login.body);
export const checkResetRequest = checkBy(requestPasswordReset.body);

/** The first thing wrong with each field; without any, the values as the contract reads them. */
function checkBy<Name extends string>(schema: z.ZodType<Record<Name, string>>): Check<Name> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, problems: new Map() };
    const problems = new Map<Name, string>();
    for (const name in values) {
      const first = result.error.issues.find(({ path }) => path[0] === name);
      if (first !== undefined) problems.set(name, first.message);
    }
    return { values, problems };
  };
}
