import type { resendVerification } from "@sunwright/contract/accounts";
import { call, route } from "../../../lib/api";

/** Written down here, so that the contract's schemas stay out of the frame's script. */
const RESEND = route<typeof resendVerification>("POST", "/api/auth/resend-verification");

export const sendVerification = () => call(RESEND);
