import { SharedProject } from "../../features/shared-project/shared-project";
import { useParams } from "../../lib/routing/router";
import { useLoadedLater } from "../frame/loaded-later";
import { OpenBar } from "../frame/open-bar";

/** For whoever got a link. */
export function SharedRoute() {
  const { shareToken } = useParams("/shared/$shareToken");
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
