import { say } from "@sunwright/words/sharing";
import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api";
import { whatHappened } from "../../lib/api-error";
import { readAgain } from "../../lib/changes";
import { writeClipboard } from "../../lib/clipboard";
import { createIntention } from "../../lib/intention";
import { toast } from "../../ui/toast-store";
import { CREATE, sharesQuery } from "./api/shares";
import { SHARE_DEFAULTS, shareBody } from "./model/share-form";
import { shareUrl, viewLinkOf } from "./model/share-words";

type SharedThing = Pick<Project, "id" | "name" | "access">;

interface LinkToShare {
  readonly url: string;
  /** What the person reads beside it. */
  readonly words: string;
}

/** The device's own sharing where there is one; otherwise the link lands in the clipboard. */
export async function shareProject(project: SharedThing, client: QueryClient): Promise<void> {
  const link = await linkTo(project, client).catch((error: unknown) => {
    toast({ tone: "bad", title: say("share.failed"), description: whatHappened(error) });
  });
  if (!link) return;
  try {
    if ("share" in navigator) {
      await navigator.share({ title: project.name, url: link.url });
      toast({ tone: "info", title: say("share.shared"), description: link.words });
      return;
    }
    await writeClipboard(link.url);
    toast({ tone: "ok", title: say("copy.done"), description: link.words });
  } catch (error) {
    // Closing the device's sheet is an answer, not a failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast({ tone: "bad", title: say("copy.failed"), description: link.url });
  }
}

const keyFor = createIntention();

/** A living link to view it, made on first use; the page's own address for who may make none. */
async function linkTo({ id, access }: SharedThing, client: QueryClient): Promise<LinkToShare> {
  if (!permits(access, "admin")) return { url: location.href, words: say("share.address") };
  const shares = await client.fetchQuery({ ...sharesQuery(id), staleTime: 0 });
  const standing = viewLinkOf(shares ?? [], new Date());
  if (standing) return { url: shareUrl(location.origin, standing), words: say("share.standing") };
  const body = shareBody(SHARE_DEFAULTS);
  const made = await call(CREATE, { params: { id }, body, idempotencyKey: keyFor({ id, body }) });
  keyFor.fulfilled();
  void readAgain(client, CREATE, id);
  return { url: shareUrl(location.origin, made), words: say("share.made") };
}
