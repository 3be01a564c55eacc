import { readFigures } from "@sunwright/contract/figures";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Figures } from "./service";

/** For everybody; operators write them. */
export function figureRoutes(app: App, figures: Pick<Figures, "read">): void {
  serve(app, readFigures, ({ executor }) => figures.read(executor));
}
