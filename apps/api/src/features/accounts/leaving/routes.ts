import { deleteAccount, exportAccount } from "@sunwright/contract/account";
import type { App } from "../../../platform/app";
import { DEVICE_COOKIE } from "../../../platform/known-devices";
import { serve } from "../../../platform/serve";
import type { PasswordService } from "../password/service";
import type { LeavingService } from "./service";

interface Services {
  readonly leaving: LeavingService;
  readonly passwords: PasswordService;
}

export function leavingRoutes(app: App, { leaving, passwords }: Services): void {
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
