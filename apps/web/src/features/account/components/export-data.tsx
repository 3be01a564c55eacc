import { say } from "@sunwright/words/account";
import { Download } from "lucide-react";
import { useState } from "react";
import { whatHappened } from "../../../lib/api-error";
import { downloadText } from "../../../lib/download";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/toast-store";
import { readExport } from "../api/account";

const FILE_NAME = "sunwright-my-data.json";

export function ExportData() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      downloadText(FILE_NAME, JSON.stringify(await readExport(), null, 2), "application/json");
    } catch (error) {
      const description = whatHappened(error, say("tryAgain"));
      toast({ title: say("settings.exportFailed"), description, tone: "bad" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outline"
      busy={busy}
      busyText={say("settings.preparingExport")}
      icon={<Download size={17} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void download()}
    >
      {say("settings.exportData")}
    </Button>
  );
}
