import { checkResetToken, requestPasswordReset, resetPassword } from "@sunwright/contract/password-reset";
import type { App } from "../../../platform/app";
import { serve } from "../../../platform/serve";
import type { ResetService } from "./service";

export function resetRoutes(app: App, resets: ResetService): void {
  serve(app, requestPasswordReset, ({ body, address }) => resets.request(body.email, address));
  serve(app, checkResetToken, ({ body, address }) => resets.check(body.token, address));
  serve(app, resetPassword, ({ body, address }) => resets.reset(body, address));
}
