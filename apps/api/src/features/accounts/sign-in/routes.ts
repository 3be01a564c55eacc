import { login, logout } from "@sunwright/contract/accounts";
import type { App } from "../../../platform/app";
import { serve } from "../../../platform/serve";
import type { SignInService } from "./service";

export function signInRoutes(app: App, signIns: SignInService): void {
  serve(app, login, (call) => signIns.signIn(call));
  serve(app, logout, (call) => signIns.signOut(call));
}
