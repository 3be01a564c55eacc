import { say } from "@sunwright/words/auth";
import type { login } from "@sunwright/contract/accounts";
import type { QueryClient } from "@tanstack/react-query";
import { call, route } from "../../../lib/api";
import { currentUserQuery, storeCurrentUser } from "../../../lib/current-user";
import { leaveFlash } from "../../../lib/flash";
import { homeAfterSignIn, ownPath } from "../../../lib/role";

const LOGIN = route<typeof login>("POST", "/api/auth/login");

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in and says where to go: by role, or back to the page that asked for it. Nothing cached for whoever was here
 * before survives, and the welcome waits in the browser for the page that follows the full redirect.
 */
export async function signIn(client: QueryClient, credentials: Credentials, next?: string): Promise<string> {
  const former = client.getQueryData(currentUserQuery.queryKey);
  client.clear();
  // Known already: were it asked again, the form would give way to a waiting screen and lose what is typed.
  if (former !== undefined) storeCurrentUser(client, former);
  const user = await call(LOGIN, { body: credentials });
  storeCurrentUser(client, user);
  leaveFlash({ title: say("signIn.succeeded"), description: say("signIn.welcome", { firstName: user.firstName }) });
  return ownPath(next, location.origin) ?? homeAfterSignIn(user.userType);
}
