import type { App } from "../../platform/app";
import type { MediaPool } from "../../platform/media/pool";
import { leavingRoutes } from "./leaving/routes";
import { createLeavingService, type OtherFeatures } from "./leaving/service";
import { passwordRoutes } from "./password/routes";
import { createPasswordService } from "./password/service";
import { profileRoutes } from "./profile/routes";
import { createProfileService, type ShowFiles } from "./profile/service";
import { createAfterwards } from "./reset/afterwards";
import { resetRoutes } from "./reset/routes";
import { createResetService } from "./reset/service";
import { SETTING_UP } from "./second/app-settings";
import { createPasskeys } from "./second/passkeys";
import { createProofs } from "./second/proofs";
import { secondRoutes } from "./second/routes";
import { createSecondService } from "./second/service";
import { createSigningIn } from "./second/signing-in";
import { purgeSecond } from "./second/table";
import { sessionRoutes } from "./sessions/routes";
import { createSessionService } from "./sessions/service";
import { signInRoutes } from "./sign-in/routes";
import { createSignInService } from "./sign-in/service";
import { signUpRoutes } from "./sign-up/routes";
import { createSignUpService, type Founder, type WhenVerified } from "./sign-up/service";

/** Makes the services of accounts and registers their calls. */
export function addAccounts(
  app: App,
  others: OtherFeatures & {
    readonly found: Founder;
    readonly whenVerified: WhenVerified;
    readonly media: MediaPool;
    readonly showFiles: ShowFiles;
  },
): void {
  const afterwards = createAfterwards(app.http.log);
  app.http.addHook("onClose", () => afterwards.settled());
  const passwords = createPasswordService(app);
  const passkeys = createPasskeys(app);
  const proofs = createProofs({ ...app, passkeys });
  const signingIn = createSigningIn({ ...app, passkeys, proofs });
  secondRoutes(app, createSecondService({ ...app, passwords, passkeys, proofs }), signingIn);
  app.sweeps.push(async () => {
    const now = app.clock.now();
    await purgeSecond(app.database.executor, now, new Date(now.getTime() - SETTING_UP));
  });
  signUpRoutes(app, createSignUpService({ ...app, ...others }));
  signInRoutes(app, createSignInService({ ...app, second: signingIn }));
  resetRoutes(app, createResetService({ ...app, afterwards }));
  passwordRoutes(app, passwords);
  profileRoutes(app, createProfileService({ ...others, clock: app.clock }));
  sessionRoutes(app, createSessionService(app.sessions));
  leavingRoutes(app, { leaving: createLeavingService({ ...app, ...others }), passwords });
}
