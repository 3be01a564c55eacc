import type { ReactNode } from "react";
import { PassportPage } from "../../features/passports/passport-page";
import { PassportsPage } from "../../features/passports/passports-page";
import { useSession } from "../../lib/current-user";
import { useParams } from "../../lib/routing/router";
import { Fetched } from "../../ui/fetched";
import { onDemand } from "../../ui/on-demand";
import { useLoadedLater } from "../frame/loaded-later";
import { OpenBar } from "../frame/open-bar";
import { WholePageLoading } from "../page-loading";

const framed = onDemand(() => import("../frame/frame"));

export const PassportsRoute = () => <PassportsPage />;

/** By its link for everybody; who is signed in has their usual frame around it. */
export function PassportRoute() {
  const { passport } = useParams("/passports/$passport");
  const { checking, user } = useSession();
  const page = <PassportPage key={passport} named={passport} />;
  if (checking) return <WholePageLoading />;
  if (user === null) return <Open next={`/passports/${encodeURIComponent(passport)}`}>{page}</Open>;
  return (
    <Fetched script={framed} waiting={<WholePageLoading />}>
      {({ Frame }) => <Frame>{page}</Frame>}
    </Fetched>
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
