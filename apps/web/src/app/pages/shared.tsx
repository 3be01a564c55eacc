import { SharedProject } from "../../features/shared-project/shared-project";
import { usePageAddress } from "../../lib/routing/router";
import { useLoadedLater } from "../frame/loaded-later";
import { OpenBar } from "../frame/open-bar";

/** For whoever got a link. */
export function SharedRoute() {
  const { shareToken } = usePageAddress("/shared/$shareToken").params;
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
