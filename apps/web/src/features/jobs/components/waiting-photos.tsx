import { say } from "@sunwright/words/jobs";
import { CloudUpload } from "lucide-react";
import type { Photos } from "../api/photos";

/** What has been taken and not sent, of all jobs. */
export function WaitingPhotos({ photos }: { readonly photos: Pick<Photos, "waiting"> }) {
  const count = photos.waiting.filter(({ refused }) => refused === null).length;
  return (
    <div role="status">
      {count > 0 && (
        <p className="job-warning mx-0 flex items-center gap-2">
          <CloudUpload size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
          {say("waiting", { count })}
        </p>
      )}
    </div>
  );
}
