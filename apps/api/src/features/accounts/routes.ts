import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
  readAccount,
  readPicture,
  setPicture,
  updateAccount,
  updatePreferences,
} from "@sunwright/contract/account";
import {
  checkResetToken,
  currentUser,
  login,
  logout,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signup,
  verifyEmail,
} from "@sunwright/contract/accounts";
import type { App } from "../../platform/app";
import { DEVICE_COOKIE } from "../../platform/known-devices";
import { serve, serveAsked } from "../../platform/serve";
import type { AccountService } from "./account-service";
import type { LeavingService } from "./leaving-service";
import type { PasswordService } from "./password-service";
import type { ResetService } from "./reset-service";
import { afterVerification } from "./rules";
import type { SessionService } from "./session-service";
import type { SignInService } from "./sign-in-service";
import type { SignUpService } from "./sign-up-service";
import { personOfCall } from "./user-table";

/** What the routes below call; every step is in one of these. */
export interface AccountServices {
  readonly accounts: AccountService;
  readonly leaving: LeavingService;
  readonly passwords: PasswordService;
  readonly resets: ResetService;
  readonly sessions: SessionService;
  readonly signIns: SignInService;
  readonly signUps: SignUpService;
}

/** Registers every call of the accounts feature. */
export function accountRoutes(app: App, services: AccountServices): void {
  signUpRoutes(app, services);
  signInRoutes(app, services);
  passwordRoutes(app, services);
  accountDataRoutes(app, services);
  sessionRoutes(app, services);
  leavingRoutes(app, services);
}

function signUpRoutes(app: App, { signUps }: AccountServices) {
  serve(app, signup, ({ body, address }) => signUps.signUp(body, address));
  serve(app, verifyEmail, async ({ query }) => ({ location: afterVerification(await signUps.verify(query.token)) }));
  serve(app, resendVerification, ({ tx, viewer }) => signUps.resend(tx, viewer.userId));
}

function signInRoutes(app: App, { accounts, signIns }: AccountServices) {
  serveAsked(app, currentUser, { statement: personOfCall, values: () => ({}), answer: ([row]) => accounts.user(row) });
  serve(app, login, (call) => signIns.signIn(call));
  serve(app, logout, (call) => signIns.signOut(call));
}

function passwordRoutes(app: App, { passwords, resets }: AccountServices) {
  serve(app, requestPasswordReset, ({ body, address }) => resets.request(body.email, address));
  serve(app, checkResetToken, ({ body, address }) => resets.check(body.token, address));
  serve(app, resetPassword, ({ body, address }) => resets.reset(body, address));
  serve(app, changePassword, {
    async prepare({ executor, body, viewer, address, cookies }) {
      const asker = { viewer, address, device: cookies.read(DEVICE_COOKIE) };
      const confirmed = await passwords.confirm(executor, body.currentPassword, asker);
      return { confirmed, hash: await passwords.hashNew(body.newPassword) };
    },
    async handle({ tx, viewer, prepared }) {
      await passwords.holdConfirmed(tx, prepared.confirmed);
      return passwords.change(tx, viewer, prepared.hash);
    },
  });
}

function accountDataRoutes(app: App, { accounts }: AccountServices) {
  serve(app, readAccount, ({ executor, viewer }) => accounts.read(executor, viewer.userId));
  serve(app, updateAccount, ({ tx, viewer, body }) => accounts.update(tx, viewer.userId, body));
  serve(app, updatePreferences, ({ tx, viewer, body }) => accounts.updatePreferences(tx, viewer.userId, body));
  serve(app, setPicture, {
    prepare: ({ viewer, body, whenGone }) => accounts.readPicture(viewer.userId, body.image, whenGone()),
    handle: ({ tx, viewer, prepared }) => accounts.setPicture(tx, viewer.userId, prepared),
  });
  serve(app, readPicture, ({ executor, viewer, params }) => accounts.picture(executor, viewer.userId, params.id));
}

function sessionRoutes(app: App, { sessions }: AccountServices) {
  serve(app, listSessions, async ({ executor, viewer }) => ({
    sessions: await sessions.list(executor, viewer),
  }));
  serve(app, endSession, async (call) => {
    const { tx, viewer, params } = call;
    const answer = await sessions.end(tx, viewer.userId, params.id);
    // Ended from the list, your own session takes its cookie with it.
    if (params.id === viewer.sessionId) await call.signOut(tx);
    return answer;
  });
  serve(app, endOtherSessions, ({ tx, viewer }) => sessions.endOthers(tx, viewer));
}

function leavingRoutes(app: App, { leaving, passwords }: AccountServices) {
  serve(app, exportAccount, ({ executor, viewer }) => leaving.export(executor, viewer));
  serve(app, deleteAccount, {
    prepare: ({ executor, body, viewer, address, cookies }) =>
      passwords.confirm(executor, body.password, { viewer, address, device: cookies.read(DEVICE_COOKIE) }),
    async handle(call) {
      const { tx, viewer, prepared, cookies } = call;
      await passwords.holdConfirmed(tx, prepared);
      const answer = await leaving.delete(tx, viewer.userId);
      await call.signOut(tx);
      cookies.clear(DEVICE_COOKIE);
      return answer;
    },
  });
}
