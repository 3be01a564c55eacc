import { setImmediate as nextTurn } from "node:timers/promises";
import type { CatalogueItem } from "@sunwright/contract/appliances";
import { PANELS_SENT_MAX } from "@sunwright/contract/limits";
import { PROJECT_FILE, ProjectFile } from "@sunwright/contract/project-file";
import type { Project } from "@sunwright/contract/projects";
import { say as sayEntry } from "@sunwright/words/history";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, toldIssue } from "../../platform/errors";
import { readInTurns } from "../../platform/output";
import { told } from "../../platform/told";
import { newId } from "../../platform/ids";
import type { Caller } from "../projects/access";
import { insertAppliances, listAppliances } from "../appliances/table";
import type { Creation } from "../projects/creation";
import { figuresOfProject, storeFigures } from "../economics/table";
import { toProject } from "../projects/present";
import { requireProject } from "../projects/require-project";
import { type FindPart, rowFor } from "../parts/rules";
import { partsOfProject, storePart } from "../parts/table";
import type { ReadingPool } from "../reading/pool";
import type { ReadProject } from "../reading/task";
import { found, settle } from "../projects/refusals";
import type { Prepared as Scored, Roof } from "../roofs/service";
import { findPlacement, storePlacement } from "../roofs/table";
import { Editable } from "../projects/rules";
import { findWholeWeather, storeWeather } from "../weather/table";
import { fileAppliance, fileRoof, fileWeather } from "./rules";

interface Parts {
  readonly clock: Clock;
  readonly creation: Pick<Creation, "add">;
  readonly roof: Pick<Roof, "scoreFor">;
  readonly reading: Pick<ReadingPool, "read">;
  readonly catalogueItem: (id: string) => CatalogueItem | null;
  readonly findPart: FindPart;
}

/** A file that was read and checked, and waits to become a project. */
interface Prepared {
  readonly file: ReadProject["file"];
  readonly weather: ReadProject["weather"];
  readonly roof: Scored | null;
}

export type Transfer = ReturnType<typeof createTransfer>;

/** A project out of the house as a file, and back in. */
export const createTransfer = ({ clock, creation, roof, reading, catalogueItem, findPart }: Parts) => ({
  /** Throws project_not_found and layout_too_large. */
  async write(executor: Executor, caller: Caller, id: string): Promise<ProjectFile> {
    const project = await requireProject(executor, caller, id, "view");
    const appliances = found(await listAppliances(executor, caller, id));
    const { placement } = found(await findPlacement(executor, caller, id));
    if (placement && placement.optimizedLayout.length > PANELS_SENT_MAX) throw new AppError("layout_too_large");
    const weather = await findWholeWeather(executor, caller, id);
    const money = await figuresOfProject(executor, id);
    const chosen = await partsOfProject(executor, id);
    // All of it was read in one turn of the event loop where the database is embedded; others have theirs before it is written.
    await nextTurn();
    const file: ProjectFile = {
      ...PROJECT_FILE,
      exportedAt: clock.now().toISOString(),
      project: Editable.parse(project),
      appliances: appliances.map(fileAppliance),
      money: money.map(({ projectId: _project, country, ...figures }) => ({ country, figures })),
      roof: placement && fileRoof(placement),
      weather: weather && fileWeather(weather),
      ...(chosen.length > 0 && { parts: chosen.map(({ projectId: _project, ...own }) => own) }),
    };
    return readInTurns(ProjectFile, file);
  },

  /**
   * Reads a file and scores its roof, both in threads of their own, before anything is written. Throws
   * project_file_unreadable, project_file_newer, unknown_appliance, equipment_not_found, unknown_city, server_busy, reading_cancelled and
   * what a layout can be refused for.
   */
  async read(call: { caller: Caller; signal: AbortSignal }, body: Uint8Array): Promise<Prepared> {
    const { caller, signal } = call;
    const input = { kind: "project-body", body } as const;
    const { file, weather } = await reading.read({ input, signal, owner: caller.userId });
    for (const [index, { catalogueId }] of file.appliances.entries())
      if (catalogueId !== null && catalogueItem(catalogueId) === null)
        throw new AppError("unknown_appliance", {
          issues: [toldIssue(`appliances.${index}.catalogueId`, told("file.unknownAppliance"))],
        });
    for (const { part, ...choice } of file.parts ?? []) rowFor(part, choice, findPart);
    const place = { ...settle(file.project, file.project), town: file.project.town };
    const scored = file.roof && (await roof.scoreFor(call, place, file.roof.input, file.roof.layout));
    return { file, weather, roof: scored };
  },

  /** Throws too_many_projects. */
  async store(tx: Transaction, caller: Caller, { file, weather, roof: scored }: Prepared): Promise<Project> {
    const place = settle(file.project, file.project);
    const project = await creation.add(tx, caller.userId, { ...file.project, ...place }, sayEntry("imported"));
    const { id } = project;
    const now = clock.now();
    await insertAppliances(
      tx,
      file.appliances.map((appliance, index) => ({
        ...appliance,
        id: newId(now),
        projectId: id,
        position: index + 1,
      })),
    );
    for (const { country, figures } of file.money) await storeFigures(tx, { projectId: id, country, ...figures });
    for (const part of file.parts ?? []) await storePart(tx, { projectId: id, ...part });
    if (scored) await storePlacement(tx, { projectId: id, ...scored.input, ...scored.result, optimizedAt: now });
    if (weather)
      await storeWeather(tx, { projectId: id, ...weather, hours: Buffer.from(weather.hours), storedAt: now });
    return toProject(project);
  },
});
