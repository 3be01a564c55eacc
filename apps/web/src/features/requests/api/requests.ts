import type { BodyInput } from "@sunwright/contract/endpoint";
import type {
  changeRequest,
  inviteInstallers,
  listCandidates,
  readRequest,
  saveRequest,
} from "@sunwright/contract/requests";
import { say } from "@sunwright/words/requests";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const READ = route<typeof readRequest>("GET", "/api/requests/:projectId");
const CANDIDATES = route<typeof listCandidates>("GET", "/api/requests/:projectId/installers");
const SAVE = route<typeof saveRequest>("PUT", "/api/requests/:projectId", ["request"]);
const CHANGES = ["request", "candidates"] as const;
const INVITE = route<typeof inviteInstallers>("POST", "/api/requests/:projectId/invitations", CHANGES);
const EVENT = route<typeof changeRequest>("POST", "/api/requests/:projectId/events", CHANGES);

/** Firms answer meanwhile. [ms] */
const AGAIN = 10_000;

export const requestQuery = (projectId: string) => ({
  ...read(READ, { params: { projectId } }),
  refetchInterval: AGAIN,
});
export const candidatesQuery = (projectId: string) => read(CANDIDATES, { params: { projectId } });

export type Draft = Omit<BodyInput<typeof saveRequest>, "version">;

/** What the person wants done: each saves what was typed first, where something is typed. */
export type Wanted =
  | { readonly does: "keep"; readonly version: number | null; readonly draft: Draft }
  | {
      readonly does: "send";
      readonly version: number | null;
      readonly draft: Draft | null;
      readonly firms: readonly string[];
    }
  | { readonly does: "wait"; readonly version: number | null; readonly draft: Draft }
  | { readonly does: "withdraw"; readonly version: number };

const DONE = { keep: say("kept"), send: say("sent"), wait: say("kept"), withdraw: say("withdrawn") };

export function useRequest(projectId: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  const params = { projectId };

  async function save(draft: Draft, version: number | null): Promise<number> {
    const { request } = await call(SAVE, { params, body: { ...draft, version } });
    if (request === null) throw new Error("A request that was saved is not there");
    return request.version;
  }

  async function perform(wanted: Wanted): Promise<void> {
    if (wanted.does === "withdraw") {
      await call(EVENT, { params, body: { event: "withdraw", version: wanted.version } });
      return;
    }
    const version = wanted.draft === null ? wanted.version : await save(wanted.draft, wanted.version);
    if (version === null) throw new Error("A request that was sent has a version");
    if (wanted.does === "wait") await call(EVENT, { params, body: { event: "wait", version } });
    if (wanted.does !== "send") return;
    const firms = wanted.firms.map((firmId) => ({ firmId, consent: true as const }));
    const body = { version, firms };
    await call(INVITE, { params, body, idempotencyKey: keyFor({ body }) });
  }

  return useMutation({
    mutationFn: perform,
    onSuccess: (_none, { does }) => {
      keyFor.fulfilled();
      toast({ tone: "ok", title: DONE[does] });
    },
    onError: (error, { does }) => {
      if (error instanceof ApiError) keyFor.fulfilled();
      const title = does === "send" ? say("notSent") : say("notDone");
      toast({ tone: "bad", title, description: whatHappened(error, say("stays")) });
    },
    onSettled: () => readAgain(client, INVITE),
  });
}
