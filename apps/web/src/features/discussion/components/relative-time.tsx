import { useEffect, useState } from "react";
import { formatDateTime, relativeTime } from "../../../lib/format";

const EVERY_HALF_MINUTE_MS = 30_000;

/** "2 hours ago", kept true while the page stands open. */
export function RelativeTime({ instant }: { readonly instant: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_HALF_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={instant} title={formatDateTime(instant)} className="discussion-time">
      {relativeTime(instant, now)}
    </time>
  );
}
