import { say } from "@sunwright/words/second";
import { useState, type ReactNode } from "react";
import { useUser } from "../../../lib/current-user";
import { ActionDialog } from "../../../ui/action-dialog";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { toast } from "../../../ui/toast-store";
import type { Again } from "../api/second";
import { failureWords, isPasswordFault } from "./failure";

interface ChangeDialogProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly danger?: boolean;
  /** Whether the last second step stands for the password. */
  readonly fresh: boolean;
  /** Asks the server; it throws what is shown. */
  readonly onSubmit: (again: Again) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A change of the second sign-in, which asks for the password where no fresh second step stands for it. */
export function ChangeDialog({ fresh, onSubmit, children, ...dialog }: ChangeDialogProps) {
  const user = useUser();
  const [password, setPassword] = useState("");
  const [asks, setAsks] = useState(!fresh);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onSubmit(asks ? { password } : {});
    } catch (error) {
      const words = failureWords(error, say("unchanged"));
      if (isPasswordFault(error)) {
        setAsks(true);
        setProblem(words);
      } else toast({ title: say("notChanged"), description: words, tone: "bad" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionDialog
      {...dialog}
      words={{ keep: say("cancel"), saving: say("saving") }}
      busy={busy}
      onSubmit={() => void submit()}
    >
      {children}
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      {asks && (
        <Field label={say("password")} error={problem}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
    </ActionDialog>
  );
}
