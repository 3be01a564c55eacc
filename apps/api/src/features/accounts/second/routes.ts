import {
  addPasskey,
  askPasskey,
  askPasskeyOfSignIn,
  askPasskeyOfStep,
  confirmApp,
  finishSignIn,
  offerPasskey,
  readSecond,
  removeApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  signInByPasskey,
  startApp,
  takeSecondStep,
} from "@sunwright/contract/second";
import type { App } from "../../../platform/app";
import type { Executor } from "../../../platform/database";
import { DEVICE_COOKIE } from "../../../platform/known-devices";
import { serve } from "../../../platform/serve";
import type { Viewer } from "../../../platform/sessions";
import type { SecondService } from "./service";
import type { SigningIn } from "./signing-in";

interface From {
  readonly executor: Executor;
  readonly viewer: Viewer;
  readonly address: string;
  readonly cookies: { readonly read: (name: string) => string | undefined };
}
const callerOf = ({ viewer, address, cookies }: From) => ({ viewer, address, device: cookies.read(DEVICE_COOKIE) });

export function secondRoutes(app: App, second: SecondService, signingIn: SigningIn): void {
  serve(app, finishSignIn, (call) => signingIn.finish(call));
  serve(app, askPasskeyOfSignIn, (call) => signingIn.question(call));
  serve(app, askPasskey, (call) => signingIn.questionAlone(call));
  serve(app, signInByPasskey, (call) => signingIn.signInAlone(call));

  const confirm = (call: From & { readonly body: { readonly password?: string | undefined } }) =>
    second.confirm(call.executor, call.body.password, callerOf(call));
  serve(app, readSecond, ({ executor, viewer }) => second.read(executor, viewer));
  serve(app, startApp, {
    prepare: confirm,
    async handle({ tx, viewer, prepared }) {
      await second.holdConfirmed(tx, viewer, prepared);
      return second.startApp(tx, viewer);
    },
  });
  serve(app, confirmApp, {
    prepare: (call) => second.proveApp(call.executor, callerOf(call), call.body.code),
    handle: ({ tx, viewer, prepared }) => second.confirmApp(tx, viewer, prepared),
  });
  serve(app, removeApp, {
    prepare: confirm,
    async handle({ tx, viewer, prepared }) {
      await second.holdConfirmed(tx, viewer, prepared);
      return second.removeApp(tx, viewer);
    },
  });
  serve(app, renewRecoveryCodes, {
    prepare: confirm,
    async handle({ tx, viewer, prepared }) {
      await second.holdConfirmed(tx, viewer, prepared);
      return second.renewRecovery(tx, viewer);
    },
  });
  serve(app, offerPasskey, {
    prepare: confirm,
    async handle({ tx, viewer, prepared }) {
      await second.holdConfirmed(tx, viewer, prepared);
      return second.offerPasskey(tx, viewer);
    },
  });
  serve(app, addPasskey, {
    prepare: ({ executor, viewer, body }) => second.acceptPasskey(executor, viewer, body),
    handle: ({ tx, viewer, prepared }) => second.addPasskey(tx, viewer, prepared),
  });
  serve(app, renamePasskey, ({ tx, viewer, params, body }) =>
    second.renamePasskey(tx, viewer, params.passkeyId, body.name),
  );
  serve(app, removePasskey, {
    prepare: confirm,
    async handle({ tx, viewer, params, prepared }) {
      await second.holdConfirmed(tx, viewer, prepared);
      return second.removePasskey(tx, viewer, params.passkeyId);
    },
  });
  serve(app, askPasskeyOfStep, ({ tx, viewer }) => second.question(tx, viewer));
  serve(app, takeSecondStep, {
    prepare: (call) => second.prove(call.executor, callerOf(call), call.body),
    handle: ({ tx, viewer, prepared }) => second.step(tx, viewer, prepared),
  });
}
