import { say } from "@sunwright/words/auth";
import type { login, SecondMethod, User } from "@sunwright/contract/accounts";
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

/** The password was right, and something else is asked before anybody is signed in. */
interface StepMissing {
  readonly methods: readonly SecondMethod[];
}

/** Signs in and says where to go; of somebody with a second sign-in, what else is asked. */
export async function signIn(
  client: QueryClient,
  credentials: Credentials,
  next?: string,
): Promise<string | StepMissing> {
  forgetFormer(client);
  const answer = await call(LOGIN, { body: credentials });
  return "secondStep" in answer ? answer.secondStep : enter(client, answer, next);
}

/**
 * Somebody is signed in: says where to go, by role, or back to the page that asked for it. The welcome waits in the
 * browser for the page that follows the full redirect.
 */
export function enter(client: QueryClient, user: User, next?: string): string {
  forgetFormer(client);
  storeCurrentUser(client, user);
  leaveFlash({ title: say("signIn.succeeded"), description: say("signIn.welcome", { firstName: user.firstName }) });
  return ownPath(next, location.origin) ?? homeAfterSignIn(user.userType);
}

/** Nothing cached for whoever was here before survives. */
function forgetFormer(client: QueryClient): void {
  const former = client.getQueryData(currentUserQuery.queryKey);
  client.clear();
  // Known already: were it asked again, the form would give way to a waiting screen and lose what is typed.
  if (former !== undefined) storeCurrentUser(client, former);
}
