import { say } from "@sunwright/words/second-step";
import type { SecondMethod } from "@sunwright/contract/accounts";
import type { SecondProof } from "@sunwright/contract/second";
import { KeyRound } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { failureWords, isWrongCode } from "./failure";

export interface StepFormProps {
  readonly methods: readonly SecondMethod[];
  /** Asks the server; it throws what is shown. */
  readonly onProof: (proof: SecondProof) => Promise<void>;
  /** Lets the browser ask for a passkey. */
  readonly askPasskey: () => Promise<SecondProof>;
}

const USE = { app: "use.code", passkey: "use.passkey", recovery: "use.recovery" } as const;

/** One second step, by whichever way the person has. */
export function StepForm({ methods, onProof, askPasskey }: StepFormProps) {
  const [way, setWay] = useState<SecondMethod>(methods[0] ?? "recovery");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const take = async (proof: () => Promise<SecondProof> | SecondProof) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onProof(await proof());
    } catch (error) {
      const words = failureWords(error, say("wait"));
      if (isWrongCode(error)) {
        setProblem(words);
        input.current?.select();
      } else toast({ title: say("notTaken"), description: words, tone: "bad" });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = input.current?.value ?? "";
    if (way === "passkey") void take(askPasskey);
    else void take(() => (way === "app" ? { code: typed.replaceAll(/\s/g, "") } : { recoveryCode: typed }));
  };
  const choose = (next: SecondMethod) => {
    setWay(next);
    setProblem(undefined);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      {way === "passkey" ? (
        <p className="text-text-2">{say("way.passkeyLead")}</p>
      ) : (
        <Field
          key={way}
          label={say(way === "app" ? "way.code" : "way.recovery")}
          help={say(way === "app" ? "way.codeHelp" : "way.recoveryHelp")}
          error={problem}
        >
          <TextInput
            ref={focusing(input)}
            name={way}
            inputMode={way === "app" ? "numeric" : "text"}
            autoComplete={way === "app" ? "one-time-code" : "off"}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={way === "app" ? 7 : 60}
            className={way === "app" ? "max-w-48" : undefined}
          />
        </Field>
      )}
      <Button
        type="submit"
        size="lg"
        full
        busy={busy}
        busyText={say("checking")}
        icon={way === "passkey" ? <KeyRound aria-hidden="true" /> : undefined}
      >
        {say(way === "passkey" ? "use.passkey" : "continue")}
      </Button>
      <div className="grid justify-items-start gap-1">
        {methods
          .filter((other) => other !== way)
          .map((other) => (
            <button
              key={other}
              type="button"
              className="link type-small min-h-6 max-sm:min-h-11"
              onClick={() => choose(other)}
            >
              {say(USE[other])}
            </button>
          ))}
      </div>
    </form>
  );
}

/** As the field appears, and kept for reading it. */
const focusing = (place: { current: HTMLInputElement | null }) => (input: HTMLInputElement | null) => {
  if (input !== null && place.current !== input) input.focus();
  place.current = input;
};
