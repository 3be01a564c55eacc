import { z } from "zod";
import type { Executor } from "../../../platform/database";
import { exportProjects } from "../../transfer/account-data";
import { nobodyKnown } from "./api";

const Exported = z.array(
  z.looseObject({
    id: z.string(),
    economics: z.array(z.looseObject({})),
    panelPlacement: z.looseObject({}).nullable(),
    history: z.array(z.looseObject({ description: z.string() })),
  }),
);

/** The projects of an account's export, read as the document it is. */
export async function exportedProjects(executor: Executor, userId: string): Promise<z.output<typeof Exported>> {
  let text = "";
  for await (const piece of exportProjects(executor, nobodyKnown, userId)) text += piece;
  return Exported.parse(JSON.parse(text));
}
