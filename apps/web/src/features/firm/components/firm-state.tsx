import { say } from "@sunwright/words/firm";
import type { FirmEvent } from "@sunwright/contract/shops";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { SummarySheet } from "../../../ui/sheet";
import { toast } from "../../../ui/toast-store";
import type { OwnFirm } from "../model/own-firm";

const TONES = { active: "ok", paused: "warn", suspended: "bad", closed: "outline" } as const;

interface FirmStateProps {
  readonly firm: OwnFirm;
  /** In the words of its kind. */
  readonly texts: {
    readonly title: string;
    readonly means: string;
    readonly pause: string;
    readonly resume: string;
    readonly notChanged: string;
    readonly closeTitle: string;
    readonly closeMeans: string;
  };
  /** Asks the server, and reads the firm again. */
  readonly onEvent: (event: FirmEvent) => Promise<unknown>;
}

/** Whether the firm is open, and what its owner does about it. */
export function FirmState({ firm, texts, onEvent }: FirmStateProps) {
  const [closing, setClosing] = useState(false);
  const change = useMutation({
    mutationFn: onEvent,
    onError: (error) =>
      toast({ tone: "bad", title: texts.notChanged, description: userMessageOf(error, say("nothingLost")) }),
    onSettled: () => setClosing(false),
  });
  const labels = { pause: texts.pause, resume: texts.resume, close: say("event.close") };
  return (
    <SummarySheet aria-label={texts.title}>
      <div>
        <h2 className="type-h3 mb-3">{texts.title}</h2>
        <Chip tone={TONES[firm.state]}>{say(`state.${firm.state}`)}</Chip>
        <p className="type-small my-3 text-text-2">{texts.means}</p>
        <div className="flex flex-wrap gap-3">
          {firm.events.map((event) => (
            <Button
              key={event}
              variant={event === "close" ? "danger" : "outline"}
              size="sm"
              busy={change.isPending}
              onClick={() => (event === "close" ? setClosing(true) : change.mutate(event))}
            >
              {labels[event]}
            </Button>
          ))}
        </div>
      </div>
      {closing && (
        <ConfirmDialog
          title={texts.closeTitle}
          description={texts.closeMeans}
          action={say("event.close")}
          busyText={say("closing")}
          busy={change.isPending}
          onConfirm={() => change.mutate("close")}
          onClose={() => setClosing(false)}
        />
      )}
    </SummarySheet>
  );
}
