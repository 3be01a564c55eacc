import { say } from "@sunwright/words/design";
import type { listAppliances, updateAppliance } from "@sunwright/contract/appliances";
import type { calculateProject, Parameters, Project, readProject, updateProject } from "@sunwright/contract/projects";
import { parametersOf } from "@sunwright/engine/parameters/parameters";
import type { QueryClient } from "@tanstack/react-query";
import { call, newIdempotencyKey, route } from "../../lib/api";
import { readAgain } from "../../lib/changes";
import type { DraftKind } from "../../lib/drafts";
import { parseQuantity } from "../../ui/number";
import { isProjectChanged } from "../../lib/project-queries";
import { formFrom, parametersFrom } from "../parameters/components/form-values";
import { parametersDrafts } from "../parameters/components/parameters-draft";
import { readHours, readPatchPower, type AppliancePatch } from "../consumption/model/appliances";
import { readDirectFigures } from "../consumption/model/direct-figures";
import { checkParameters, keepMine, outsideChanges } from "../parameters/model/parameters";
import { applianceDraftName, directDraftName, typedTexts, type Texts } from "../consumption/model/typed-texts";

const READ = route<typeof readProject>("GET", "/api/projects/:id");
const UPDATE = route<typeof updateProject>("PUT", "/api/projects/:id", [
  "project",
  "economics",
  "weather",
  "history",
  "projects",
]);
const APPLIANCES = route<typeof listAppliances>("GET", "/api/projects/:id/appliances");
const PATCH = route<typeof updateAppliance>("PUT", "/api/projects/:id/appliances/:applianceId");
const CALCULATE = route<typeof calculateProject>("POST", "/api/projects/:id/calculate");

/** For log-out: what was typed on the design page of any project, sent without that page; and what only its writer sends. */
export const designDrafts = (client: QueryClient): readonly DraftKind[] => [
  {
    name: /^parameters-(.+)$/,
    words: say("draft.parameters"),
    send: async (owner, projectId = "") => {
      if (await parametersSent(owner, projectId)) await readAgain(client, UPDATE, projectId);
    },
  },
  {
    name: /^appliance-(.+)_(.+)$/,
    words: say("draft.appliance"),
    send: (owner, projectId = "", applianceId = "") => sendAppliance(owner, projectId, applianceId),
  },
  { name: /^direct-input-(.+)$/, words: say("draft.directInput"), send: (owner, id = "") => sendFigures(owner, id) },
  { name: /^add-appliance-/, words: say("draft.newAppliance"), send: null },
  { name: /^discussion:/, words: say("draft.comment"), send: null },
  { name: /^roof-/, words: say("draft.roof"), send: null },
  { name: /^designer-/, words: say("draft.designer"), send: null },
];

/** Whether the server has them now. Values out of their bounds stay, and so do those somebody else has changed too. */
async function parametersSent(owner: string, projectId: string): Promise<boolean> {
  const drafts = parametersDrafts(projectId);
  const draft = drafts.read(owner);
  if (draft === null) return false;
  const { base, typed } = draft;
  const mine = parametersFrom({ ...formFrom(base.parameters), ...typed }, base.parameters);
  if (!checkParameters(mine).ok) return false;
  try {
    await put(projectId, mine, base.version);
  } catch (error) {
    if (!isProjectChanged(error)) throw error;
    const newest = await call(READ, { params: { id: projectId } });
    const theirs = parametersOf(newest);
    if (outsideChanges(base.parameters, mine, theirs).some(({ contested }) => contested)) return false;
    await put(projectId, keepMine(base.parameters, mine, theirs), newest.version);
  }
  drafts.clear(owner);
  return true;
}

const put = (id: string, parameters: Parameters, version: Project["version"]) =>
  call(UPDATE, { params: { id }, body: { ...parameters, version } });

async function sendAppliance(owner: string, projectId: string, applianceId: string) {
  const drafts = typedTexts(applianceDraftName(projectId, applianceId));
  const texts = drafts.read(owner);
  const patch = texts && patchOf(texts);
  if (!patch) return;
  const list = await call(APPLIANCES, { params: { id: projectId } });
  // Removed since, by whomever: there is nothing to change any more.
  if (list.some(({ id }) => id === applianceId))
    await call(PATCH, { params: { id: projectId, applianceId }, body: patch });
  drafts.clear(owner);
}

/** Null where a box holds what no appliance can have. */
function patchOf({ power, quantity, hours }: Texts): AppliancePatch | null {
  const readPowerBox = power === undefined ? null : readPatchPower(power);
  const readHoursBox = hours === undefined ? null : readHours(hours);
  if ((readPowerBox && "message" in readPowerBox) || (readHoursBox && "message" in readHoursBox)) return null;
  return {
    ...(readPowerBox && { customPower: readPowerBox.value }),
    ...(quantity === undefined ? {} : { quantity: parseQuantity(quantity) }),
    ...(readHoursBox && { hoursPerDay: readHoursBox.value }),
  };
}

async function sendFigures(owner: string, projectId: string) {
  const drafts = typedTexts(directDraftName(projectId));
  const figures = readDirectFigures(drafts.read(owner) ?? {});
  if (figures === null) return;
  await call(CALCULATE, { params: { id: projectId }, body: figures, idempotencyKey: newIdempotencyKey() });
  drafts.clear(owner);
}
