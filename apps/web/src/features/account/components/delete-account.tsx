import { say } from "@sunwright/words/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { deleteAccount } from "@sunwright/contract/account";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { toast } from "../../../ui/toast-store";
import { removeAccount } from "../api/account";

const FORM_ID = "delete-account";

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {say("deletion.deleteAccount")}
      </Button>
      {open && <DeleteDialog onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </>
  );
}

function DeleteDialog({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(deleteAccount.body),
    defaultValues: { password: "" },
  });
  const submit = handleSubmit(async ({ password }) => {
    try {
      await removeAccount(password);
      onDeleted();
    } catch (error) {
      const message = whatHappened(error, say("deletion.nothingDeleted"));
      if (error instanceof ApiError && error.code === "wrong_password") {
        setError("password", { message }, { shouldFocus: true });
      } else toast({ title: say("deletion.failed"), description: message, tone: "bad" });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={say("deletion.title")}
      description={say("deletion.warning")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {say("cancel")}
          </Button>
          <Button
            variant="danger"
            type="submit"
            form={FORM_ID}
            busy={formState.isSubmitting}
            busyText={say("deletion.deleting")}
          >
            {say("deletion.confirm")}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="mt-4" onSubmit={(event) => void submit(event)}>
        <Field label={say("deletion.yourPassword")} error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register("password")} />
        </Field>
      </form>
    </Dialog>
  );
}
