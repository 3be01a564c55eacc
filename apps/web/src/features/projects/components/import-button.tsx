import { say } from "@sunwright/words/projects";
import { FileUp } from "lucide-react";
import { useNavigate } from "../../../lib/routing/router";
import { Button } from "../../../ui/button";
import { FileInput } from "../../../ui/file-input";
import { useImportProject } from "../api/projects";

/** A project out of a file that Export Report made; the new one opens. */
export function ImportButton() {
  const navigate = useNavigate();
  const load = useImportProject();
  const take = (file: File) =>
    load.mutate(file, {
      onSuccess: ({ id }) => void navigate({ to: "/projects/$projectId", params: { projectId: id } }),
    });
  return (
    <FileInput label={say("projectFile")} accept="application/json,.json" onFile={take}>
      {(choose) => (
        <Button
          variant="outline"
          icon={<FileUp size={18} strokeWidth={1.75} aria-hidden="true" />}
          busy={load.isPending}
          busyText={say("importing")}
          onClick={choose}
        >
          {say("importProject")}
        </Button>
      )}
    </FileInput>
  );
}
