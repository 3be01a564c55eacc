import { say } from "@sunwright/words/second";
import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { writeClipboard } from "../../../lib/clipboard";
import { downloadText } from "../../../lib/download";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { toast } from "../../../ui/toast-store";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Ten codes, shown once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = `${codes.join("\n")}\n`;
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  const copy = () =>
    writeClipboard(text).then(
      () => {
        setKept(true);
        toast({ title: say("recovery.copied") });
      },
      () => toast({ title: say("recovery.notCopied"), tone: "bad" }),
    );
  return (
    <Dialog
      open
      // They are shown this once: a key pressed by mistake does not take them away.
      onOpenChange={(open) => !open && (kept ? onKept() : setAsked(true))}
      title={say("recovery.title")}
      description={say("recovery.once")}
      footer={<Button onClick={onKept}>{say("recovery.kept")}</Button>}
    >
      <ol className="my-4 grid gap-1 rounded-2 bg-sunken px-4 py-3 tabular-nums">
        {codes.map((code) => (
          <li key={code} className="break-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {say("recovery.copy")}
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={<Download aria-hidden="true" />}
          onClick={() => {
            downloadText(say("recovery.fileName"), text, "text/plain");
            setKept(true);
          }}
        >
          {say("recovery.save")}
        </Button>
      </div>
      {asked && !kept && (
        <p role="alert" className="mt-3 text-bad">
          {say("recovery.keepFirst")}
        </p>
      )}
    </Dialog>
  );
}
