import { say } from "@sunwright/words/sharing";
import { LINE_MAX } from "@sunwright/contract/limits";
import type { Permission } from "@sunwright/contract/access";
import { useId, useRef, useState, type FormEvent } from "react";
import { whatHappened } from "../../../lib/api-error";
import { useUser } from "../../../lib/current-user";
import { permissionLabel } from "../../../lib/share-permission";
import { Button } from "../../../ui/button";
import { ChoiceCards } from "../../../ui/choice-cards";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { Switch } from "../../../ui/switch";
import { TextInput } from "../../../ui/text-input";
import { useCreateShare } from "../api/shares";
import { ShownPrice } from "./shown-price";
import { expiryHint, recipientHint, SHARE_DEFAULTS, shareBody, type ShareForm } from "../model/share-form";

/** What each permits. */
const LINES: Readonly<Record<Permission, string>> = {
  view: say("permission.view"),
  edit: say("permission.edit"),
  admin: say("permission.admin"),
};
const option = (value: Permission) => ({ value, title: permissionLabel(value), line: LINES[value] });
const OPTIONS = [option("view"), option("edit"), option("admin")];

interface CreateShareDialogProps {
  readonly projectId: string;
  /** What links show of the price is the owner's to say. */
  readonly isOwner: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function CreateShareDialog({ projectId, isOwner, open, onOpenChange }: CreateShareDialogProps) {
  const [form, setForm] = useState(SHARE_DEFAULTS);
  const create = useCreateShare(projectId);
  const id = useId();
  const sent = useRef<AbortController>(undefined);
  const close = () => {
    if (create.isPending) sent.current?.abort();
    create.reset();
    onOpenChange(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending || !open) return;
    const controller = (sent.current = new AbortController());
    create.mutate(
      { body: shareBody(form), cancelled: controller.signal },
      {
        onSuccess: (created) => {
          if (!created) return;
          onOpenChange(false);
          setForm(SHARE_DEFAULTS);
        },
      },
    );
  };
  const refusal = create.isError ? whatHappened(create.error, say("create.tryAgain")) : null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={say("create.title")}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {say("cancel")}
          </Button>
          <Button type="submit" form={id} busy={create.isPending} busyText={say("create.creating")}>
            {say("create.title")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4.5">
        <ShareFields form={form} onChange={(values) => setForm((before) => ({ ...before, ...values }))} />
        {isOwner && <ShownPrice projectId={projectId} />}
        {refusal !== null && (
          <p role="alert" className="type-help text-bad">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface ShareFieldsProps {
  readonly form: ShareForm;
  readonly onChange: (values: Partial<ShareForm>) => void;
}

function ShareFields({ form, onChange }: ShareFieldsProps) {
  const [now] = useState(() => new Date());
  const { emailVerified } = useUser();
  return (
    <>
      <ChoiceCards
        label={say("create.permission")}
        columns={1}
        className="share-permission"
        value={form.permission}
        options={OPTIONS}
        onValueChange={(permission) => onChange({ permission })}
      />
      <Switch
        label={<span className="font-semibold">{say("create.publicLink")}</span>}
        help={say("create.publicLinkHelp")}
        checked={form.isPublic}
        onCheckedChange={(isPublic) => onChange({ isPublic })}
      />
      {!form.isPublic && (
        <Field label={say("create.recipient")} help={recipientHint(form.sharedWith, emailVerified)}>
          <TextInput
            inputMode="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={LINE_MAX}
            value={form.sharedWith}
            onChange={({ target }) => onChange({ sharedWith: target.value })}
          />
        </Field>
      )}
      <Field label={say("create.expires")} optional help={expiryHint(form.expiryDay, now)}>
        <TextInput
          type="date"
          value={form.expiryDay}
          onChange={({ target }) => onChange({ expiryDay: target.value })}
        />
      </Field>
    </>
  );
}
