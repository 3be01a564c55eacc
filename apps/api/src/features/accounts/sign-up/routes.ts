import { resendVerification, signup, verifyEmail } from "@sunwright/contract/accounts";
import type { App } from "../../../platform/app";
import { serve } from "../../../platform/serve";
import { afterVerification } from "../rules";
import type { SignUpService } from "./service";

export function signUpRoutes(app: App, signUps: SignUpService): void {
  serve(app, signup, ({ body, address }) => signUps.signUp(body, address));
  serve(app, verifyEmail, async ({ query }) => ({ location: afterVerification(await signUps.verify(query.token)) }));
  serve(app, resendVerification, ({ tx, viewer }) => signUps.resend(tx, viewer.userId));
}
