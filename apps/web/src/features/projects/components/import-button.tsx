import { say } from "@sunwright/words/projects";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { useNavigate } from "../../../lib/routing/router";
import { Button } from "../../../ui/button";
import { useImportProject } from "../api/projects";

/** A project out of a file that Export Report made; the new one opens. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const load = useImportProject();
  const take = (file: File) =>
    load.mutate(file, {
      onSuccess: ({ id }) => void navigate({ to: "/projects/$projectId", params: { projectId: id } }),
    });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={say("projectFile")}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) take(file);
          // The same file can be chosen again after it was put right.
          currentTarget.value = "";
        }}
      />
      <Button
        variant="outline"
        icon={<FileUp size={18} strokeWidth={1.75} aria-hidden="true" />}
        busy={load.isPending}
        busyText={say("importing")}
        onClick={() => input.current?.click()}
      >
        {say("importProject")}
      </Button>
    </>
  );
}
