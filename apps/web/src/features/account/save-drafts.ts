import { say } from "@sunwright/words/account";
import { readAccount } from "@sunwright/contract/account";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api";
import type { DraftKind } from "../../lib/drafts";
import { saveAccount } from "./api/account";
import { accountUpdate, profileDrafts } from "./model/details";

/** For log-out: the profile as typed, sent without its page. */
export const accountDrafts = (client: QueryClient): readonly DraftKind[] => [
  {
    name: /^profile$/,
    words: say("profile.draft"),
    send: async (owner) => {
      const typed = profileDrafts.read(owner);
      if (typed === null) return;
      const { user } = await call(readAccount);
      await saveAccount(client, accountUpdate(user.role, typed));
      profileDrafts.clear(owner);
    },
  },
];
