import { say } from "@sunwright/words/second";
import { say as sayStep } from "@sunwright/words/second-step";
import type { Passkey } from "@sunwright/contract/second";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionDialog } from "../../../ui/action-dialog";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { callPasskey, dropPasskey, newPasskey } from "../api/second";
import { ChangeDialog } from "./change-dialog";
import { failureWords } from "./failure";

const NAME_MAX = 100;

interface AddPasskeyProps {
  readonly fresh: boolean;
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

export function AddPasskey({ fresh, onAdded, onClose }: AddPasskeyProps) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  return (
    <ChangeDialog
      title={say("passkey.add")}
      description={say("passkey.addMeans")}
      action={sayStep("continue")}
      fresh={fresh}
      onSubmit={async (again) => {
        const codes = await newPasskey(client, name.trim() === "" ? say("passkeys") : name, again);
        toast({ title: say("passkey.added") });
        onAdded(codes);
      }}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
    </ChangeDialog>
  );
}

interface OfPasskey {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenamePasskey({ passkey, onClose }: OfPasskey) {
  const client = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    try {
      await callPasskey(client, passkey.id, name);
      toast({ title: say("passkey.renamed") });
      onClose();
    } catch (error) {
      toast({ title: say("notChanged"), description: failureWords(error, say("unchanged")), tone: "bad" });
      setBusy(false);
    }
  };
  return (
    <ActionDialog
      words={{ keep: say("cancel"), saving: say("saving") }}
      title={say("passkey.renameTitle")}
      action={say("passkey.rename")}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
    </ActionDialog>
  );
}

export function RemovePasskey({ passkey, fresh, onClose }: OfPasskey & { readonly fresh: boolean }) {
  const client = useQueryClient();
  return (
    <ChangeDialog
      title={say("passkey.removeTitle", { name: passkey.name })}
      description={say("passkey.removeMeans")}
      action={say("passkey.remove")}
      danger
      fresh={fresh}
      onSubmit={async (again) => {
        await dropPasskey(client, passkey.id, again);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

const NameField = ({ value, onChange }: { readonly value: string; readonly onChange: (name: string) => void }) => (
  <Field label={say("passkey.name")} help={say("passkey.nameHelp")}>
    <TextInput maxLength={NAME_MAX} value={value} onChange={(event) => onChange(event.target.value)} />
  </Field>
);
