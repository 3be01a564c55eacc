import type { Review } from "@sunwright/contract/reviews";
import { say } from "@sunwright/words/reviews";
import { useState } from "react";
import { ActionDialog } from "../../../ui/action-dialog";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { useReporting } from "../api/reviews";

/** As the contract bounds one line. */
const REASON_MAX = 200;

/** Tells operators what is wrong with somebody else's review. */
export function Report({ review: { id, mine, reported } }: { readonly review: Review }) {
  const [asked, setAsked] = useState(false);
  if (mine) return null;
  if (reported) return <p className="type-help mt-2 text-text-3">{say("reported")}</p>;
  return (
    <>
      <button type="button" className="link type-help review-act" onClick={() => setAsked(true)}>
        {say("report")}
      </button>
      {asked && <ReportDialog reviewId={id} onClose={() => setAsked(false)} />}
    </>
  );
}

function ReportDialog({ reviewId, onClose }: { readonly reviewId: string; readonly onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const reporting = useReporting(reviewId);
  const missing = reason.trim() === "";
  return (
    <ActionDialog
      words={{ keep: say("keep"), saving: say("saving") }}
      title={say("report.title")}
      description={say("report.means")}
      action={say("report.send")}
      busy={reporting.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!missing) reporting.mutate(reason.trim(), { onSuccess: onClose });
      }}
    >
      <Field label={say("report.reason")} error={tried && missing ? say("report.missing") : undefined} required>
        <TextInput value={reason} maxLength={REASON_MAX} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ActionDialog>
  );
}
