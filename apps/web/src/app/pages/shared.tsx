import { getRouteApi } from "@tanstack/react-router";
import { SharedProject } from "../../features/shared-project/shared-project";
import { useLoadedLater } from "../frame/loaded-later";
import { OpenBar } from "../frame/open-bar";

const route = getRouteApi("/shared/$shareToken");

/** For whoever got a link. */
export function SharedRoute() {
  const { shareToken } = route.useParams();
  useLoadedLater();
  return (
    <>
      <OpenBar next={`/shared/${encodeURIComponent(shareToken)}`} />
      <main id="main" tabIndex={-1} className="outline-none">
        <SharedProject key={shareToken} shareToken={shareToken} />
      </main>
    </>
  );
}
