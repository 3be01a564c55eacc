import { say } from "@sunwright/words/design";
import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import type { ReactNode } from "react";

interface ReadOnlyProps {
  readonly project: Pick<Project, "access">;
  readonly children: ReactNode;
}

/** What only who may edit can change: for everybody else the fields stand still. The server refuses all the same. */
export const EditorsOnly = ({ project, children }: ReadOnlyProps) => (
  <fieldset disabled={!permits(project.access, "edit")} className="m-0 min-w-0 border-0 p-0">
    {children}
  </fieldset>
);

export function ReadOnlyNote({ project }: Pick<ReadOnlyProps, "project">) {
  if (permits(project.access, "edit")) return null;
  return (
    <div className="page-width pt-4">
      <p className="rounded-2 bg-sunken px-4 py-3 type-small">{say("readOnly")}</p>
    </div>
  );
}
