import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Queue } from "../../lib/offline/queue";
import type { Answers } from "../../lib/offline/store";
import { AT, isListOfProjects, projectIn, withProject } from "./addresses-kept";

/** What the server has given an id is kept by that id from then on. */
export async function renameKept(answers: Answers, before: Queue, after: Queue): Promise<void> {
  const given = Object.entries(after.ids).filter(([id]) => !(id in before.ids));
  for (const [ours, theirs] of given) {
    const change = before.changes.find((each) => each.kind === "add" && each.appliance === ours);
    if (change) await renameAppliance(answers, change.project, ours, theirs);
    else await renameProject(answers, ours, theirs);
  }
}

async function renameAppliance(answers: Answers, project: string, ours: string, theirs: string): Promise<void> {
  const url = AT.appliances(project);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made here from the contract
  const list = (await answers.read(url)) as readonly ProjectAppliance[] | undefined;
  if (list)
    answers.write(
      url,
      list.map((each) => (each.id === ours ? { ...each, id: theirs } : each)),
    );
}

async function renameProject(answers: Answers, ours: string, theirs: string): Promise<void> {
  for (const url of await answers.list()) {
    const isList = isListOfProjects(url);
    if (!isList && projectIn(url) !== ours) continue;
    const kept = await answers.read(url);
    if (isList) answers.write(url, relisted(kept, ours, theirs));
    else answers.write(withProject(url, theirs), url === AT.project(ours) ? withId(kept, theirs) : kept);
  }
}

const withId = (kept: unknown, id: string) => (typeof kept === "object" && kept !== null ? { ...kept, id } : kept);

function relisted(kept: unknown, ours: string, theirs: string): unknown {
  if (typeof kept !== "object" || kept === null || !("projects" in kept) || !Array.isArray(kept.projects)) return kept;
  const projects = kept.projects.map((each: { readonly id: string }) =>
    each.id === ours ? { ...each, id: theirs } : each,
  );
  return { ...kept, projects };
}
