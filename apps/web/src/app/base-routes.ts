import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute } from "@tanstack/react-router";
import { MemberLayout } from "./member-layout";
import { RootLayout } from "./root-layout";

interface RouterContext {
  readonly queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: RootLayout });

/** Everything else needs a signed-in person; who is not gets the auth screen in place. */
export const memberRoute = createRoute({ getParentRoute: () => rootRoute, id: "member", component: MemberLayout });
