import { zodResolver } from "@hookform/resolvers/zod";
import { login, requestPasswordReset } from "@sunwright/contract/accounts";

/** The contract's own checks; loaded when somebody enters a form. */
export const signInCheck = zodResolver(login.body);
export const resetRequestCheck = zodResolver(requestPasswordReset.body);
