import type { App } from "../../platform/app";
import { createAccountService, type Eraser, type Exporter } from "./account-service";
import { createAfterwards } from "./afterwards";
import { createPasswordService } from "./password-service";
import { accountRoutes } from "./routes";
import { createSignInService } from "./sign-in-service";
import { createSignUpService } from "./sign-up-service";

/** What other features do when a person takes their data out or leaves. */
interface OtherFeatures {
  readonly exporters: readonly Exporter[];
  readonly erasers: readonly Eraser[];
}

/** Makes the services of accounts and registers their calls. */
export function addAccounts(app: App, others: OtherFeatures): void {
  const afterwards = createAfterwards(app.http.log);
  app.http.addHook("onClose", () => afterwards.settled());
  accountRoutes(app, {
    accounts: createAccountService({ ...app, ...others }),
    passwords: createPasswordService({ ...app, afterwards }),
    signIns: createSignInService(app),
    signUps: createSignUpService(app),
  });
}
