import { say } from "@sunwright/words/projects";
import { permits } from "@sunwright/contract/access";
import type { ProjectSummary } from "@sunwright/contract/projects";
import { Archive, ArchiveRestore, Copy, Ellipsis, FolderOpen, LogOut, Pencil, Trash2 } from "lucide-react";
import { useNavigate } from "../../../lib/routing/router";
import { IconButton } from "../../../ui/icon-button";
import { DropdownMenu } from "../../../ui/dropdown-menu";
import { MenuItem, MenuRule } from "../../../ui/menu-items";
import { useArchiveProject, useDuplicateProject, useReopenProject, type Shelf } from "../api/projects";

interface ProjectMenuProps {
  readonly project: ProjectSummary;
  readonly shelf: Shelf;
  readonly onRename: () => void;
  readonly onDelete: () => void;
  readonly onLeave: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

export function ProjectMenu({ project, shelf, onRename, onDelete, onLeave }: ProjectMenuProps) {
  const navigate = useNavigate();
  const duplicate = useDuplicateProject();
  return (
    <DropdownMenu
      trigger={<IconButton label={say("menu.actionsFor", { project: project.name })} icon={<Ellipsis {...icon} />} />}
    >
      <MenuItem
        icon={<FolderOpen {...icon} />}
        onSelect={() => void navigate({ to: "/projects/$projectId", params: { projectId: project.id } })}
      >
        {say("menu.open")}
      </MenuItem>
      {permits(project.access, "edit") && (
        <MenuItem icon={<Pencil {...icon} />} onSelect={onRename}>
          {say("menu.rename")}
        </MenuItem>
      )}
      <MenuItem icon={<Copy {...icon} />} onSelect={() => duplicate.mutate(project)}>
        {say("menu.duplicate")}
      </MenuItem>
      {project.access === "owner" ? (
        <OwnerItems project={project} shelf={shelf} onDelete={onDelete} />
      ) : (
        <>
          <MenuRule />
          <MenuItem icon={<LogOut {...icon} />} danger onSelect={onLeave}>
            {say("menu.leave")}
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}

/** Only whose project it is puts it away, takes it back or deletes it. */
function OwnerItems({ project, shelf, onDelete }: Omit<ProjectMenuProps, "onRename" | "onLeave">) {
  const archive = useArchiveProject();
  const reopen = useReopenProject();
  return (
    <>
      {shelf === "active" ? (
        <MenuItem icon={<Archive {...icon} />} onSelect={() => archive.mutate(project)}>
          {say("menu.archive")}
        </MenuItem>
      ) : (
        <MenuItem icon={<ArchiveRestore {...icon} />} onSelect={() => reopen.mutate(project)}>
          {say("menu.reopen")}
        </MenuItem>
      )}
      <MenuRule />
      <MenuItem icon={<Trash2 {...icon} />} danger onSelect={onDelete}>
        {say("menu.delete")}
      </MenuItem>
    </>
  );
}
