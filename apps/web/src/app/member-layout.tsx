import { say } from "@sunwright/words/app";
import { Suspense, lazy, useEffect, useState, type ReactNode } from "react";
import { useSession } from "../lib/current-user";
import { shareCameFor } from "../lib/last-project";
import { useLocation } from "../lib/routing/router";
import { toast } from "../ui/toast-store";
import { WholePageLoading } from "./page-loading";
import { forgetSessionEnd, sessionEndIsExpected } from "./session-end";

const AuthInPlace = lazy(async () => ({ default: (await import("./pages/auth-screen")).AuthInPlace }));
const fetchFrame = () => import("./frame/frame");
const Frame = lazy(async () => ({ default: (await fetchFrame()).Frame }));

/** The guard: the page for who is signed in, the auth screen at the same address for who is not. */
export function MemberLayout({ children }: { readonly children: ReactNode }) {
  const { checking, user } = useSession();
  const expiredAt = useExpiredAddress(user !== null);
  useEffect(() => {
    // While it is asked who is there: mostly a member. What cannot be fetched is said by the page.
    fetchFrame().catch(() => null);
  }, []);
  if (checking) return <WholePageLoading />;
  return (
    <Suspense fallback={<WholePageLoading />}>
      {user === null ? (
        <AuthInPlace next={expiredAt ?? (shareCameFor() === null ? undefined : "/")} />
      ) : (
        <Frame>{children}</Frame>
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
