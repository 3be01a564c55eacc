import {
  addCertificate,
  changeInstaller,
  readInstaller,
  readOwnInstaller,
  removeCertificate,
  saveInstaller,
} from "@sunwright/contract/installers";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Installers } from "./service";

export function installerRoutes(app: App, installers: Installers): void {
  serve(app, readOwnInstaller, ({ executor, viewer }) => installers.read(executor, viewer.userId));
  serve(app, saveInstaller, ({ tx, viewer, body }) => installers.save(tx, viewer.userId, body));
  serve(app, changeInstaller, ({ tx, viewer, body }) => installers.change(tx, viewer.userId, body));
  serve(app, addCertificate, ({ tx, viewer, body }) => installers.addCertificate(tx, viewer.userId, body));
  serve(app, removeCertificate, ({ tx, viewer, params }) =>
    installers.removeCertificate(tx, viewer.userId, params.certificateId),
  );
  serve(app, readInstaller, ({ executor, params }) => installers.page(executor, params.firmId));
}
