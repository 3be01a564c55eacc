import { say } from "@sunwright/words/design";
import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import { followsSite } from "@sunwright/engine/sizing/inputs/sun-source";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { SystemType } from "@sunwright/engine/parameters/options";
import { NAME_MAX } from "@sunwright/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { changesWait } from "../../../../lib/connection";
import { formatNumber, relativeTime } from "../../../../lib/format";
import { userMessageOf } from "../../../../lib/api-error";
import { useLiveProject } from "../../../../lib/live";
import { useNow } from "../../../../lib/now";
import { useStands } from "../../../../lib/use-stands";
import { TitleBlock, TitleBlockCell } from "../../../../ui/title-block";
import { toast } from "../../../../ui/toast-store";
import { citiesQuery } from "../../../parameters/api/preview";
import { designQuery, hasDesign, useUpdateProject } from "../../../../lib/project-queries";
import { FIRST_PROJECT } from "../../model/first-project";
import { PeopleHere } from "./people-here";
import { ShareButton } from "../../../results/components/share-button";

/** "220V/50Hz" of "220V/50Hz Single Phase". */
const mainsShort = (voltage: string) => voltage.split(" ")[0] ?? voltage;
const SYSTEM_TYPES: Readonly<Record<SystemType, string>> = {
  "off-grid": say("title.offGrid"),
  hybrid: say("title.hybrid"),
  "on-grid": say("title.onGrid"),
};

/** "Kano, Nigeria": of the town, else of the city, as the current design names it; its list is the engine's, which is long to load. */
export function useSiteName(project: Project): string {
  const { town, city, country } = project;
  const ofTown = placeOf(town)?.name;
  // A design is long, and of all of it a name is wanted: the first picture does without.
  const isAsked = useStands() && ofTown === undefined && city !== null;
  const isDesigned = hasDesign(project) && project.designIsCurrent;
  const design = useQuery({ ...designQuery(project.id), enabled: isAsked && isDesigned });
  const cities = useQuery({ ...citiesQuery(country), enabled: isAsked && (!isDesigned || design.isError) });
  const ofDesign = isAsked ? placeIn(design.data?.design.site.name, country) : undefined;
  const name = ofTown ?? ofDesign ?? cities.data?.find(({ id }) => id === city)?.name;
  return name === undefined ? country : say("placeInCountry", { place: name, country });
}

/** "Kano" of "Kano, Nigeria". */
function placeIn(site: string | undefined, country: string): string | undefined {
  const after = `, ${country}`;
  return site?.endsWith(after) === true ? site.slice(0, -after.length) : undefined;
}

export function ProjectTitleBlock({ project }: { readonly project: Project }) {
  const site = useSiteName(project);
  const people = useLiveProject(project.id);
  const end = (
    <>
      <PeopleHere people={people} />
      <ShareButton project={project} compact />
    </>
  );
  return (
    <TitleBlock label={say("title.project")} end={end}>
      <TitleBlockCell label={say("title.project")} className="title-project">
        {permits(project.access, "edit") ? (
          <ProjectName project={project} />
        ) : (
          <span className="block max-w-70 truncate">{project.name}</span>
        )}
      </TitleBlockCell>
      <TitleBlockCell label={say("title.site")}>{site}</TitleBlockCell>
      <TitleBlockCell label={say("title.system")} from="sm">
        {say("title.systemAndMains", {
          system: SYSTEM_TYPES[project.systemType],
          mains: mainsShort(project.voltageFrequency),
        })}
      </TitleBlockCell>
      <TitleBlockCell label={say("title.sun")} from="lg">
        {followsSite(project)
          ? say("title.sunOfSite")
          : say("title.sunHours", { hours: formatNumber(project.sunlightHours, 1) })}
      </TitleBlockCell>
      <TitleBlockCell label={say("title.saved")} from="lg">
        <Since instant={project.updatedAt} />
      </TitleBlockCell>
    </TitleBlock>
  );
}

/** Without a connection a change is kept in this browser: nobody has saved it yet. */
function Since({ instant }: { readonly instant: string }) {
  const now = useNow(instant);
  return changesWait() ? say("title.waits") : <time dateTime={instant}>{relativeTime(instant, now)}</time>;
}

/** Edited in place: Enter or leaving the box saves, Escape keeps the old name. */
function ProjectName({ project }: { readonly project: Project }) {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const update = useUpdateProject(project.id);
  const focusIsHere = useRef(false);
  const editing = typed !== null;
  // The press on the name asks for the box, and the key that closes the box leads back to the name.
  useEffect(() => {
    if (editing) {
      input.current?.focus();
      input.current?.select();
    } else if (focusIsHere.current) button.current?.focus();
  }, [editing]);
  const close = () => {
    focusIsHere.current = document.activeElement === input.current;
    setTyped(null);
  };
  const save = () => {
    const name = typed?.trim() ?? "";
    if (update.isPending) return;
    if (name === "" || name === project.name) return close();
    update.mutate(
      { name },
      {
        onSuccess: close,
        onError: (error) =>
          toast({
            tone: "bad",
            title: say("toast.renameFailed"),
            description: userMessageOf(error, say("tryAgain")),
          }),
      },
    );
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") save();
    if (event.key === "Escape") close();
  };
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className="title-project-name"
        aria-label={say("title.rename", { name: project.name })}
        onClick={() => setTyped(project.name)}
      >
        <span className="truncate">{project.name}</span>
        <Pencil size={14} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
      </button>
    );
  return (
    <input
      ref={input}
      aria-label={say("title.projectName")}
      className="title-project-input"
      value={typed}
      maxLength={NAME_MAX}
      placeholder={FIRST_PROJECT.name}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={handleKey}
      onBlur={save}
    />
  );
}
