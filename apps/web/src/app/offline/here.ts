import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { Write } from "../../lib/connection";
import type { Change } from "../../lib/offline/changes-made";
import type { Queue } from "../../lib/offline/queue";
import type { Answers } from "../../lib/offline/store";
import { AT } from "./addresses-kept";

/** What this browser answers in the server's place, and what it sends later. */
export interface Taken {
  readonly status: number;
  readonly body: unknown;
  /** Null where nothing is to be sent. */
  readonly change: Change | null;
}

/** Everything a write is answered from; instants and ids come from outside. */
export interface Here {
  readonly write: Write;
  /** When it was sent, where it may have arrived; null where it was not. [ms since 1970] */
  readonly sent: number | null;
  readonly queue: Queue;
  readonly answers: Answers;
  readonly now: string;
  readonly unique: () => string;
  /** What the engine made of the project; for a calculation. */
  readonly design: Design | null;
}

/** What is kept was checked by the server against the contract, or made here from it. */
export async function kept<Kept>({ answers }: Here, url: string): Promise<Kept | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return (await answers.read(url)) as Kept | undefined;
}

/** A project that this person may change. */
export async function editable(here: Here, id: string): Promise<Project | null> {
  const project = await kept<Project>(here, AT.project(id));
  return project && permits(project.access, "edit") ? project : null;
}

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
