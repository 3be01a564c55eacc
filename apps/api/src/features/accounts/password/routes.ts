import { changePassword } from "@sunwright/contract/account";
import type { App } from "../../../platform/app";
import { DEVICE_COOKIE } from "../../../platform/known-devices";
import { serve } from "../../../platform/serve";
import type { PasswordService } from "./service";

export const passwordRoutes = (app: App, passwords: PasswordService): void =>
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
