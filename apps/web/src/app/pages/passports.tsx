import type { QueryClient } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { PassportPage } from "../../features/passports/passport-page";
import { PassportsPage } from "../../features/passports/passports-page";
import { currentUserQuery, useSession } from "../../lib/current-user";
import { usePageAddress, useParams } from "../../lib/routing/router";
import { useLoadedLater } from "../frame/loaded-later";
import { OpenBar } from "../frame/open-bar";
import { frame, Framed } from "../member-layout";
import { WholePageLoading } from "../page-loading";

/** Most who open one by its link are not signed in: the frame is asked for by who is. */
export async function readFirst(client: QueryClient): Promise<void> {
  if ((await client.fetchQuery(currentUserQuery)) !== null) await frame.load();
}

export function PassportsRoute() {
  const { search, setSearch } = usePageAddress("/passports");
  return <PassportsPage q={search.q ?? ""} onSearch={(q) => setSearch(() => ({ q }), { replace: true })} />;
}

/** By its link for everybody; who is signed in has their usual frame around it. */
export function PassportRoute() {
  const { passport } = useParams("/passports/$passport");
  const { checking, user } = useSession();
  const page = <PassportPage key={passport} named={passport} />;
  if (checking) return <WholePageLoading />;
  if (user === null) return <Open next={`/passports/${encodeURIComponent(passport)}`}>{page}</Open>;
  return (
    <Suspense fallback={<WholePageLoading />}>
      <Framed>{page}</Framed>
    </Suspense>
  );
}

function Open({ next, children }: { readonly next: string; readonly children: ReactNode }) {
  useLoadedLater();
  return (
    <>
      <OpenBar next={next} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
