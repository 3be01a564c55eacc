import { say } from "@sunwright/words/projects";
import { NAME_MAX } from "@sunwright/contract/limits";
import type { ProjectSummary } from "@sunwright/contract/projects";
import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { useRenameProject } from "../api/projects";

interface ProjectDialogProps {
  readonly project: ProjectSummary;
  readonly onClose: () => void;
}

const FORM = "rename-project";

export function RenameDialog({ project, onClose }: ProjectDialogProps) {
  const [name, setName] = useState(project.name);
  const rename = useRenameProject();
  const empty = name.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!empty) rename.mutate({ id: project.id, name: name.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say("rename.title")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {say("cancel")}
          </Button>
          <Button type="submit" form={FORM} busy={rename.isPending} busyText={say("rename.busy")}>
            {say("rename.submit")}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <Field label={say("rename.name")} error={empty ? say("rename.nameMissing") : null}>
          <TextInput value={name} maxLength={NAME_MAX} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
