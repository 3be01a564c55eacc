import { say } from "@sunwright/words/designer";
import { FolderOpen } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/button";
import { FileInput } from "../../../ui/file-input";
import { CloseButton } from "../../../ui/close-button";
import { type Opened, readLayoutFile, WrongFile } from "../model/layout-file";

interface FileBarProps {
  readonly onOpen: (opened: Opened) => void;
  /** What was changed on the way here. */
  readonly notices: readonly string[];
  readonly onSeen: () => void;
  readonly children?: ReactNode;
}

/** Opening a layout from a file, and what had to be said about it. */
export function FileBar({ onOpen, notices, onSeen, children }: FileBarProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const open = async (file: File) => {
    try {
      const opened = readLayoutFile(await file.text());
      setWrong(null);
      onOpen(opened);
    } catch (error) {
      if (!(error instanceof WrongFile)) throw error;
      setWrong(say("file.notOpened", { name: file.name, reason: error.message }));
    }
  };
  return (
    <div className="designer-file">
      <div className="designer-file-actions">
        <FileInput label={say("file.label")} accept="application/json,.json" onFile={(file) => void open(file)}>
          {(choose) => (
            <Button
              variant="outline"
              size="sm"
              icon={<FolderOpen size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={choose}
            >
              {say("import")}
            </Button>
          )}
        </FileInput>
        {children}
      </div>
      {wrong !== null && (
        <Said tone="bad" onClose={() => setWrong(null)}>
          <p role="alert">{wrong}</p>
        </Said>
      )}
      {notices.length > 0 && (
        <Said tone="warn" onClose={onSeen}>
          <div role="status">
            <ul>
              {notices.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
          </div>
        </Said>
      )}
    </div>
  );
}

interface SaidProps {
  readonly tone: "bad" | "warn";
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const Said = ({ tone, onClose, children }: SaidProps) => (
  <div className={`designer-said designer-said-${tone} type-help`}>
    {children}
    <CloseButton label={say("close")} onClick={onClose} />
  </div>
);
