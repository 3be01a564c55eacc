import { say } from "@sunwright/words/app";
import type { QueryClient } from "@tanstack/react-query";
import { createElement, Suspense, useEffect, useState, type ReactNode } from "react";
import { currentUserQuery, useSession } from "../lib/current-user";
import { shareCameFor } from "../lib/last-project";
import { componentOf, page } from "../lib/routing/page";
import { useLocation } from "../lib/routing/router";
import { toast } from "../ui/toast-store";
import { WholePageLoading } from "./page-loading";
import { forgetSessionEnd, sessionEndIsExpected } from "./session-end";

interface AuthProps {
  readonly next: string | undefined;
}
interface FrameProps {
  readonly children: ReactNode;
}
const auth = page<"AuthInPlace", AuthProps>(() => import("./pages/auth-screen"), "AuthInPlace");
export const frame = page<"Frame", FrameProps>(() => import("./frame/frame"), "Frame");
const Auth = (props: AuthProps) => createElement(componentOf(auth), props);
export const Framed = (props: FrameProps) => createElement(componentOf(frame), props);

/** What the guard draws around a page, or in its place; says whether it will draw the page. */
export async function fetchAround(client: QueryClient): Promise<boolean> {
  // While it is asked who is there: mostly a member. What cannot be fetched is said by the page.
  const framed = frame.load().catch(() => null);
  const isMember = (await client.fetchQuery(currentUserQuery)) !== null;
  await (isMember ? framed : auth.load());
  return isMember;
}

/** The guard: the page for who is signed in, the auth screen at the same address for who is not. */
export function MemberLayout({ children }: { readonly children: ReactNode }) {
  const { checking, user } = useSession();
  const expiredAt = useExpiredAddress(user !== null);
  if (checking) return <WholePageLoading />;
  return (
    <Suspense fallback={<WholePageLoading />}>
      {user === null ? (
        <Auth next={expiredAt ?? (shareCameFor() === null ? undefined : "/")} />
      ) : (
        <Framed>{children}</Framed>
      )}
    </Suspense>
  );
}

/** The address at which a session ended by itself; signing in leads back there. */
function useExpiredAddress(signedIn: boolean): string | undefined {
  const { href } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (signedIn && !wasSignedIn) setWasSignedIn(true);
  const expired = wasSignedIn && !signedIn && !sessionEndIsExpected();
  useEffect(() => {
    if (signedIn) forgetSessionEnd();
  }, [signedIn]);
  useEffect(() => {
    if (expired) {
      toast({
        title: say("sessionExpired.title"),
        description: say("sessionExpired.draftsKept"),
        tone: "warn",
      });
    }
  }, [expired]);
  return expired ? href : undefined;
}
