import { say as sayPayment } from "@sunwright/words/order-payments";
import { say } from "@sunwright/words/orders";
import { Copy } from "lucide-react";
import { writeClipboard } from "../../../lib/clipboard";
import { IconButton } from "../../../ui/icon-button";
import { toast } from "../../../ui/toast-store";

interface CopiedProps {
  readonly label: string;
  readonly text: string;
  /** What lands in the clipboard, where it is not the text that is read. */
  readonly copied?: string;
}

/** A row of a list of terms whose text can be copied. */
export function Copied({ label, text, copied = text }: CopiedProps) {
  const copy = async () => {
    try {
      await writeClipboard(copied);
      toast({ tone: "ok", title: say("copied", { what: label }) });
    } catch {
      // Only the browser can refuse this.
      toast({ tone: "bad", title: sayPayment("notCopied") });
    }
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd className="flex items-center gap-1 font-semibold">
        {text}
        <IconButton
          size="sm"
          label={say("copy", { what: label })}
          icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void copy()}
        />
      </dd>
    </div>
  );
}
