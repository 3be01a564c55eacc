import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isLocalId } from "../../lib/connection";
import { useSession } from "../../lib/current-user";
import { lastProject, rememberProject } from "../../lib/last-project";
import type { Queue } from "../../lib/offline/queue";
import { useLocation, useNavigate } from "../../lib/routing/router";

const OPENED = ["design-page", "opening"];

/** A project made here has another address once the server knows it: its page goes there. */
export function useGivenAddresses({ ids }: Pick<Queue, "ids">): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const { user } = useSession();
  useEffect(() => {
    const opened = client.getQueryData<{ readonly id: string }>(OPENED);
    const id = opened && ids[opened.id];
    if (id !== undefined) client.setQueryData(OPENED, { id });
    const last = user && lastProject(user.id);
    if (user && last && ids[last] !== undefined) rememberProject(user.id, ids[last]);
    const ours = pathname.split("/").find(isLocalId);
    const theirs = ours && ids[ours];
    if (ours && theirs)
      void navigate({
        href: `${pathname.replace(ours, theirs)}${search}${hash === "" ? "" : `#${hash}`}`,
        replace: true,
      });
  }, [ids, client, navigate, pathname, search, hash, user]);
}
