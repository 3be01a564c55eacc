import type { Body } from "@sunwright/contract/endpoint";
import type { askForChanges, SharedComment } from "@sunwright/contract/shared-comments";
import type { App } from "../../platform/app";
import type { Sliding } from "../../platform/attempts-table";
import { AppError } from "../../platform/errors";
import { looksLikeSecret } from "../../platform/secrets";
import type { GuestComments, GuestLink } from "../comments/guests";
import type { Caller } from "../projects/access";
import * as table from "./table";

/** Of a network: a family that looks at a design together. Source: mock 45. */
const ASKED: Sliding = { kind: "sliding", most: 3, window: 24 * 3_600 };

interface Parts extends Pick<App, "clock" | "database" | "live" | "throttle"> {
  readonly inQuery: table.InQuery;
  readonly comments: GuestComments;
}

/** Somebody at a link, with an account or without one. */
interface Guest {
  readonly viewer: Caller | null;
  readonly address: string;
  readonly token: string;
}

export type Guests = ReturnType<typeof createGuests>;

/** What a link lets people do without an account. Every method throws share_not_found for a link that does not open. */
export function createGuests({ clock, database, live, throttle, inQuery, comments }: Parts) {
  async function opened(executor: typeof database.executor, { viewer, token }: Pick<Guest, "viewer" | "token">) {
    if (!looksLikeSecret(token)) throw new AppError("share_not_found");
    const link = await table.findOpening(executor, inQuery, { token, at: clock.now(), viewer: viewer?.userId ?? null });
    if (link === null) throw new AppError("share_not_found");
    return link;
  }

  return {
    async comments(viewer: Caller | null, token: string): Promise<SharedComment[]> {
      const { executor } = database;
      const { projectId } = await opened(executor, { viewer, token });
      return comments.list(executor, projectId);
    },

    /** Throws too_many_attempts for a network, and too_many_comments for a link or a project. */
    async ask(guest: Guest, sent: Body<typeof askForChanges>): Promise<SharedComment> {
      const { projectId } = await opened(database.executor, guest);
      const made = await database.transaction(async (tx) => {
        await throttle.limitAddress(tx, "ask for changes", guest.address, ASKED);
        // The project first, as in the deletion of a link.
        await table.holdProject(tx, projectId);
        const link: GuestLink = await opened(tx, guest);
        return comments.ask(tx, link, sent);
      });
      live.changed(projectId, ["comments"], undefined);
      return made;
    },
  };
}
