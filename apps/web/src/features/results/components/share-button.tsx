import { say } from "@sunwright/words/results";
import { Share2 } from "lucide-react";
import { writeClipboard } from "../../../lib/clipboard";
import { Button, type ButtonProps } from "../../../ui/button";
import { toast } from "../../../ui/toast-store";

interface ShareButtonProps extends Pick<ButtonProps, "variant" | "full" | "className"> {
  readonly name: string;
  /** The small one of the title block: an icon on a phone. */
  readonly compact?: boolean;
}

/** The device's own sharing where there is one; otherwise the page's address lands in the clipboard. */
async function shareProject(name: string) {
  const url = location.href;
  try {
    if ("share" in navigator) {
      await navigator.share({ title: name, url });
      return;
    }
    await writeClipboard(url);
    toast({ tone: "ok", title: say("linkCopied"), description: url });
  } catch (error) {
    // Closing the device's sheet is an answer, not a failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast({ tone: "bad", title: say("addressNotShared"), description: url });
  }
}

export const ShareButton = ({ name, compact, variant = "outline", ...rest }: ShareButtonProps) => (
  <Button
    variant={variant}
    size={compact ? "sm" : "md"}
    icon={<Share2 size={16} strokeWidth={1.75} aria-hidden="true" />}
    {...rest}
    className={compact ? "title-share" : rest.className}
    onClick={() => void shareProject(name)}
  >
    {compact ? <span className="max-sm:sr-only">{say("shareProject")}</span> : say("shareProject")}
  </Button>
);
