import { say } from "@sunwright/words/shared-project";
import { CHANGES_ASKED, type ChangeAsked } from "@sunwright/contract/asked-changes";
import { ASKED_NAME_MAX, ASKED_TEXT_MAX } from "@sunwright/contract/limits";
import { type FormEvent, useState } from "react";
import { whatHappened } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { useAskForChanges } from "../api/guests";

interface AskForChangesProps {
  readonly shareToken: string;
  /** The owner's first name. */
  readonly owner: string;
}

/** Without an account: what should change, and a first name. */
export function AskForChanges({ shareToken, owner }: AskForChangesProps) {
  const [kind, setKind] = useState<ChangeAsked>("load");
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const [tried, setTried] = useState(false);
  const ask = useAskForChanges(shareToken);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (ask.isPending || text.trim() === "" || name.trim() === "") return;
    ask.mutate({ kind, text, name });
  };
  const missing = (value: string, error: string) => (tried && value.trim() === "" ? error : undefined);
  return (
    <section id="ask" aria-labelledby="ask-heading" className="ui-sheet shared-ask">
      <h2 id="ask-heading" className="type-h3">
        {say("ask.title")}
      </h2>
      <div role="status">
        {ask.isSuccess && (
          <>
            <p className="mt-2 font-semibold">{say("ask.done", { owner })}</p>
            <p className="mt-2 [overflow-wrap:anywhere]" dir="auto" translate="no">
              {ask.data.content}
            </p>
          </>
        )}
      </div>
      {ask.isSuccess ? (
        <Button
          variant="outline"
          className="mt-4"
          onClick={() => {
            ask.reset();
            setText("");
            setTried(false);
          }}
        >
          {say("ask.another")}
        </Button>
      ) : (
        <form noValidate onSubmit={submit} className="mt-2 grid gap-4">
          <p className="type-small text-text-2">{say("ask.lead", { owner })}</p>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="ui-visually-hidden">{say("ask.kind")}</legend>
            {CHANGES_ASKED.map((each) => (
              <label key={each} className="shared-ask-kind">
                <input
                  type="radio"
                  name="kind"
                  value={each}
                  checked={kind === each}
                  onChange={() => setKind(each)}
                  className="ui-visually-hidden"
                />
                {say("ask.kindOf", { kind: each })}
              </label>
            ))}
          </fieldset>
          <Field label={say("ask.text")} error={missing(text, say("ask.textMissing"))}>
            <TextArea
              rows={3}
              maxLength={ASKED_TEXT_MAX}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <Field label={say("ask.name")} error={missing(name, say("ask.nameMissing"))}>
            <TextInput
              autoComplete="given-name"
              maxLength={ASKED_NAME_MAX}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Button type="submit" full busy={ask.isPending} busyText={say("ask.sending")}>
            {say("ask.send")}
          </Button>
          {ask.isError && (
            <p role="alert" className="type-help text-bad">
              {whatHappened(ask.error)}
            </p>
          )}
        </form>
      )}
    </section>
  );
}
