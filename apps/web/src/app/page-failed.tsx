import { say } from "@sunwright/words/app";
import { Button } from "../ui/button";

/** A page that broke, or whose script could not be loaded, after an update for instance. */
export function PageFailed() {
  return (
    <main id="main" tabIndex={-1} className="page-width grid min-h-dvh content-center justify-items-start gap-3">
      <h1 className="type-h1">{say("pageFailed.title")}</h1>
      <p className="max-w-[46ch] text-text-2">{say("pageFailed.lead")}</p>
      <Button className="mt-3" onClick={() => location.reload()}>
        {say("pageFailed.loadAgain")}
      </Button>
    </main>
  );
}
