import { say } from "@sunwright/words/shop";
import { PIECES_MAX, type StockRow, watchStock } from "@sunwright/contract/stock";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api";
import { ApiError, userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { formatDate, formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { typedNumber } from "../../../ui/number";

interface WatchDialogProps {
  /** As it was when the dialog opened. */
  readonly row: StockRow;
  /** As it is now, while it is on the page. */
  readonly newest: StockRow | undefined;
  readonly onClose: () => void;
}

/** Null for what is no number of pieces. */
function piecesOf(text: string): number | null {
  const value = typedNumber(text);
  return value !== null && Number.isInteger(value) && value >= 0 && value <= PIECES_MAX ? value : null;
}

/** What is on its way to a place, and from how few pieces on the product is low there. */
export function WatchDialog({ row, newest, onClose }: WatchDialogProps) {
  const [incoming, setIncoming] = useState(String(row.incoming));
  const [day, setDay] = useState(row.incomingOn ?? "");
  const [level, setLevel] = useState(row.reorderAt === null ? "" : String(row.reorderAt));
  const [isOutdated, setIsOutdated] = useState(false);
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const pieces = piecesOf(incoming);
  const reorderAt = level.trim() === "" ? null : piecesOf(level);
  const isLevelWrong = level.trim() !== "" && reorderAt === null;
  /** That the typed figures are weighed against: the newest once a conflict was told and they were shown. */
  const version = (isOutdated ? newest : row)?.version ?? row.version;
  const save = useMutation({
    mutationFn: () =>
      call(watchStock, {
        params: { itemId: row.id },
        body: { version, incoming: pieces ?? 0, incomingOn: day === "" ? null : day, reorderAt },
      }),
    onSuccess: async () => {
      toast({ tone: "ok", title: say("watchSaved") });
      onClose();
      await readAgain(client, watchStock);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== "stock_changed") return;
      await readAgain(client, watchStock);
      setIsOutdated(true);
    },
  });
  const submit = () => {
    setTried(true);
    if (pieces !== null && !isLevelWrong) save.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say("watchOf", { name: row.name })}
      description={row.location}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {say("cancel")}
          </Button>
          <Button busy={save.isPending} busyText={say("saving")} onClick={submit}>
            {say("watchSave")}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <Field
          label={say("incomingPieces")}
          help={say("incomingHelp")}
          error={tried && pieces === null ? say("notNumber") : undefined}
        >
          <NumberInput whole value={incoming} onValueChange={setIncoming} />
        </Field>
        <Field label={say("incomingDay")} optional>
          <TextInput type="date" value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)} />
        </Field>
        <Field
          label={say("reorderAt")}
          optional
          help={say("reorderHelp")}
          error={tried && isLevelWrong ? say("notNumber") : undefined}
        >
          <NumberInput whole value={level} onValueChange={setLevel} />
        </Field>
        {save.error && (
          <div role="alert" className="text-bad">
            <p className="type-h4">{say("watchNotSaved")}</p>
            <p className="type-small mt-1">{userMessageOf(save.error, say("safe"))}</p>
            {isOutdated && newest !== undefined && (
              <p className="type-small mt-1 text-text">
                {say("newestWatch", {
                  incoming: newest.incoming,
                  day: newest.incomingOn === null ? say("noDay") : formatDate(newest.incomingOn),
                  reorderAt: newest.reorderAt === null ? say("noLevel") : formatNumber(newest.reorderAt),
                })}
              </p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
