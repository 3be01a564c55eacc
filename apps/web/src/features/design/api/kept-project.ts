import { say } from "@sunwright/words/trial";
import type { importProject, ProjectFile } from "@sunwright/contract/project-file";
import type { calculateProject, Project } from "@sunwright/contract/projects";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import type { QueryClient } from "@tanstack/react-query";
import { call, newIdempotencyKey, route } from "../../../lib/api";
import { ApiError, userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { forgetKeptDesign, type KeptDesign } from "../../../lib/kept-design";
import { storeProject } from "../../../lib/project-queries";
import { toast } from "../../../ui/toast-store";

const IMPORT = route<typeof importProject>("POST", "/api/projects/import", ["projects"]);
const CALCULATE = route<typeof calculateProject>("POST", "/api/projects/:id/calculate");

const projectFile = ({ name, parameters, appliances, billed = null, gridHours }: KeptDesign): ProjectFile => ({
  format: "sunwright-project",
  version: 1,
  exportedAt: new Date().toISOString(),
  project: {
    ...parameters,
    name,
    consumptionSource: billed === null ? "appliances" : "direct",
    directDailyConsumption: billed?.dailyConsumption ?? null,
    directPeakPower: billed?.peakPower ?? null,
  },
  appliances,
  money: [{ country: parameters.country, figures: { ...NO_OWN_FIGURES, gridHours } }],
  roof: null,
  weather: null,
});

/** No later try changes what a file holds; a session, a limit or a server that is busy may change. */
const NEVER_TAKEN: ReadonlySet<number> = new Set([400, 404, 422]);

/** Makes a project of a design that was kept and calculates it; null, with the reason said, where that cannot be. */
export async function openAsProject(client: QueryClient, kept: KeptDesign): Promise<Pick<Project, "id"> | null> {
  try {
    const project = await call(IMPORT, { body: projectFile(kept), idempotencyKey: kept.idempotencyKey });
    forgetKeptDesign();
    storeProject(client, await calculated(project));
    void readAgain(client, IMPORT);
    toast({ tone: "ok", title: say("kept.opened"), description: say("kept.name", { name: kept.name }) });
    return { id: project.id };
  } catch (error) {
    const refused = error instanceof ApiError && NEVER_TAKEN.has(error.status);
    if (refused) forgetKeptDesign();
    const description = userMessageOf(error, refused ? say("tooBad") : say("tryLater"));
    toast({ tone: "bad", title: say("kept.notOpened"), description });
    return null;
  }
}

/** As it is where the server could not calculate it: its page has the button. */
async function calculated<Made extends { readonly id: string }>(project: Made) {
  try {
    const answer = await call(CALCULATE, {
      params: { id: project.id },
      body: {},
      idempotencyKey: newIdempotencyKey(),
    });
    return answer.project;
  } catch {
    return project;
  }
}
