import type { Response } from "@sunwright/contract/endpoint";
import type { Candidate, listCandidates } from "@sunwright/contract/requests";
import type { Executor } from "../../platform/database";
import { allowed } from "../../platform/states";
import { livingState } from "../certificates/rules";
import type { Caller } from "../projects/access";
import { requireProject } from "../projects/require-project";
import { frozen } from "./freeze-design";
import { NO_STARS, ratingFrom } from "../reviews/ratings-table";
import { NAMELESS } from "./present";
import { askingOf, matchedBy, requireDesign } from "./reach";
import { invitationsOf, newestOf } from "./request-table";
import { freeAfter, REQUEST_RULES } from "./rules";

/** Which firms the owner of a project may ask. Throws project_not_found, not_permitted, not_calculated and place_unknown. */
export async function candidatesOf(
  executor: Executor,
  caller: Caller,
  projectId: string,
  now: Date,
): Promise<Response<typeof listCandidates>> {
  await requireProject(executor, caller, projectId, "owner");
  const design = await requireDesign(executor, projectId);
  const asking = askingOf(design, now);
  const { rows, counts, spreads, firms, listed, absent } = await matchedBy(executor, caller.userId, asking, now);
  const request = await newestOf(executor, projectId);
  const open = request !== null && allowed(REQUEST_RULES, request.state, "owner").length > 0;
  const asked = new Set(open ? (await invitationsOf(executor, request.id)).map(({ firmId }) => firmId) : []);
  const shown = listed.flatMap(({ id, kilometres }): Candidate[] => {
    const row = rows.find(({ firm }) => firm.id === id);
    const firm = firms.find((each) => each.id === id);
    if (row === undefined || firm === undefined) return [];
    const certificates = row.certificates.flatMap(({ kind, expires, systemTypes, ...stored }) => {
      const state = livingState({ ...stored, expires }, asking.day);
      return state === null ? [] : [{ kind, expires, systemTypes, state }];
    });
    const { name, leastPower, mostPower } = row.firm;
    const freeFrom = freeAfter(row.firm, asking.day);
    const answerHours = counts.get(id)?.answerHours ?? null;
    // Shrunk to the mean of all it orders the list; as it is it is told.
    const { mean: rating, reviews: jobs } = ratingFrom(spreads.get(id) ?? NO_STARS);
    const told = { certificates, rating, jobs, answerHours, asked: asked.has(id) };
    return [{ firmId: id, name, kilometres, radius: firm.radius, leastPower, mostPower, freeFrom, ...told }];
  });
  const place = frozen(design, NAMELESS).place;
  return { place, power: asking.power, listed: shown, absent };
}
