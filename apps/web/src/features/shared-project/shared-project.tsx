import { useQuery } from "@tanstack/react-query";
import { Link2Off } from "lucide-react";
import { usePageFrame } from "../../lib/page-frame";
import { buttonClass } from "../../ui/button-class";
import { Spinner } from "../../ui/spinner";

/**
 * A project opened by its link. Wrong, expired and private links look alike. Links are made and shown with the sharing
 * tools; until those exist no link opens anything, and every answer ends here.
 */
export function SharedProject({ shareToken }: { shareToken: string }) {
  const share = useQuery({ queryKey: ["/api/shared", encodeURIComponent(shareToken)], retry: false });
  usePageFrame({ title: share.isPending ? "Loading shared project" : "Share Not Found" });
  return share.isPending ? <LoadingShare /> : <ShareNotFound />;
}

const LoadingShare = () => (
  <p className="page-width flex min-h-[60vh] items-center justify-center gap-3 text-text-2">
    <Spinner label="Loading shared project" />
    Loading shared project
  </p>
);

const ShareNotFound = () => (
  <div className="page-width grid min-h-[60vh] content-center justify-items-start gap-3 py-14">
    <Link2Off size={34} strokeWidth={1.75} aria-hidden="true" className="text-text-3" />
    <h1 className="type-display">Share Not Found</h1>
    <p className="max-w-[46ch] text-text-2">
      This link may have expired or been removed. Ask the person who sent it for a new one.
    </p>
    <a href="/" className={`${buttonClass({})} mt-4`}>
      Go to Home
    </a>
  </div>
);
