import { chooseProjectPart, readProjectParts, removeProjectPart } from "@sunwright/contract/parts";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { ChosenProjectParts } from "./service";

export function chosenPartRoutes(app: App, parts: ChosenProjectParts): void {
  serve(app, readProjectParts, ({ executor, viewer, params }) => parts.read(executor, viewer, params.id));

  serve(app, chooseProjectPart, ({ tx, viewer, params, body, made }) => {
    made(params.id);
    return parts.choose(tx, viewer, params.id, params.part, body);
  });

  serve(app, removeProjectPart, ({ tx, viewer, params, made }) => {
    made(params.id);
    return parts.remove(tx, viewer, params.id, params.part);
  });
}
