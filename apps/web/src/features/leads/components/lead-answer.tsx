import { DECLINE_REASONS, type DeclineReason } from "@sunwright/contract/request-states";
import { TEXT_MAX } from "@sunwright/contract/limits";
import { say } from "@sunwright/words/leads";
import { Phone } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { useAnswer } from "../api/leads";

/** Accepts, which shows the contact to this firm, or declines with a reason. */
export function LeadAnswer({ leadId, onAccepted }: { readonly leadId: string; readonly onAccepted: () => void }) {
  const [reason, setReason] = useState<DeclineReason | "">("");
  const [words, setWords] = useState("");
  const answer = useAnswer(leadId, onAccepted);
  const does = answer.isPending ? answer.variables.answer : null;
  return (
    <div className="lead-answer">
      <div>
        <Button
          busy={does === "accept"}
          busyText={say("accepting")}
          icon={<Phone size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => answer.mutate({ answer: "accept" })}
        >
          {say("accept")}
        </Button>
        <p className="type-help mt-2 text-text-3">{say("acceptMeans")}</p>
      </div>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== "") answer.mutate({ answer: "decline", reason, words });
        }}
      >
        <Field label={say("declineWith")}>
          <Select
            value={reason}
            placeholder={say("chooseReason")}
            onValueChange={setReason}
            options={DECLINE_REASONS.map((value) => ({ value, label: say(`reason.${value}`) }))}
          />
        </Field>
        <Field label={say("words")} optional help={say("wordsHelp")}>
          <TextArea
            rows={2}
            maxLength={TEXT_MAX}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="outline"
          disabled={reason === ""}
          busy={does === "decline"}
          busyText={say("declining")}
          className="justify-self-start"
        >
          {say("decline")}
        </Button>
      </form>
    </div>
  );
}
