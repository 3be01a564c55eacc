import type { App } from "../../platform/app";
import { createAccountService } from "./account-service";
import { createAfterwards } from "./afterwards";
import { createLeavingService, type OtherFeatures } from "./leaving-service";
import { createPicturePool } from "./pictures/pool";
import { createPasswordService } from "./password-service";
import { createResetService } from "./reset-service";
import { accountRoutes } from "./routes";
import { createSessionService } from "./session-service";
import { createSignInService } from "./sign-in-service";
import { createSignUpService } from "./sign-up-service";

/** Makes the services of accounts and registers their calls. */
export function addAccounts(app: App, others: OtherFeatures): void {
  const afterwards = createAfterwards(app.http.log);
  app.http.addHook("onClose", () => afterwards.settled());
  const pictures = createPicturePool();
  app.http.addHook("onClose", () => pictures.close());
  accountRoutes(app, {
    accounts: createAccountService(app.clock, pictures),
    leaving: createLeavingService({ ...app, ...others }),
    passwords: createPasswordService(app),
    resets: createResetService({ ...app, afterwards }),
    sessions: createSessionService(app.sessions),
    signIns: createSignInService(app),
    signUps: createSignUpService(app),
  });
}
