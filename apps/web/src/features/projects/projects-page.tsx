import { say } from "@sunwright/words/projects";
import type { ProjectSummary } from "@sunwright/contract/projects";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import type { OnSearch } from "../../lib/routing/next-search";
import { useNavigate } from "../../lib/routing/router";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { SearchBox } from "../../ui/search-box";
import { Select } from "../../ui/select";
import { Sheet } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { SolarArraySymbol } from "../../ui/symbols";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs";
import { useCreateProject, useProjectList, type Shelf } from "./api/projects";
import { ImportButton } from "./components/import-button";
import { ProjectList } from "./components/project-list";
import { PROJECT_SORTS, type ProjectsSearch } from "./model/projects-search";
import "./projects.css";

const SHELVES = ["active", "archived"] as const;

interface ProjectsPageProps {
  readonly search: ProjectsSearch;
  readonly onSearch: OnSearch<ProjectsSearch>;
  readonly built: ReactNode;
}

/** All projects of the person: search, open, rename, duplicate, archive, reopen, delete. */
export function ProjectsPage({ search, onSearch, built }: ProjectsPageProps) {
  usePageFrame({ title: say("myProjects") });
  const shelf: Shelf = search.view ?? "active";
  const navigate = useNavigate();
  const create = useCreateProject();
  const createAndOpen = () =>
    create.mutate(undefined, {
      onSuccess: ({ id }) => void navigate({ to: "/projects/$projectId", params: { projectId: id } }),
    });
  return (
    <div className="page-width pt-8 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h1">{say("myProjects")}</h1>
        <div className="flex flex-wrap gap-3">
          <ImportButton />
          <Button
            icon={<Plus size={18} strokeWidth={2} aria-hidden="true" />}
            busy={create.isPending}
            busyText={say("creating")}
            onClick={createAndOpen}
          >
            {say("newProject")}
          </Button>
        </div>
      </div>
      <Sheet aria-label={say("projects")} className="mt-6 overflow-hidden">
        <Tabs
          value={shelf}
          onValueChange={(view) => onSearch((latest) => ({ ...latest, view: view === "active" ? undefined : view }))}
          values={SHELVES}
        >
          <TabList label={say("whichProjects")} className="px-3.5 pt-1.5">
            <Tab value="active">{say("active")}</Tab>
            <Tab value="archived">{say("archived")}</Tab>
          </TabList>
          <Finding search={search} onSearch={onSearch} />
          {SHELVES.map((each) => (
            <TabPanel key={each} value={each}>
              <ShelfPanel shelf={each} search={search} />
            </TabPanel>
          ))}
        </Tabs>
      </Sheet>
      {built}
    </div>
  );
}

const Finding = ({ search, onSearch }: Pick<ProjectsPageProps, "search" | "onSearch">) => (
  <div className="flex flex-wrap gap-3 px-5 pt-4">
    <SearchBox
      label={say("search")}
      size="sm"
      className="min-w-40 flex-1"
      value={search.q ?? ""}
      onSearch={(q) => onSearch((latest) => ({ ...latest, q }))}
    />
    <Select
      size="sm"
      className="w-auto"
      aria-label={say("sort")}
      value={search.sort ?? "changed"}
      onValueChange={(sort) => onSearch((latest) => ({ ...latest, sort: sort === "name" ? sort : undefined }))}
      options={PROJECT_SORTS.map((value) => ({ value, label: say(`sort.${value}`) }))}
    />
  </div>
);

function ShelfPanel({ shelf, search }: { readonly shelf: Shelf; readonly search: ProjectsSearch }) {
  const list = useProjectList(shelf, search);
  if (list.isPending)
    return (
      <Delayed>
        <SkeletonRows rows={4} showLabel label={say("loading")} className="m-5" />
      </Delayed>
    );
  if (list.data === undefined)
    return (
      <ErrorRow
        className="m-5"
        message={say("notLoaded")}
        detail={say("safe")}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  const projects = once(list.data.pages.flatMap((page) => page.projects));
  if (projects.length === 0)
    return search.q === undefined ? (
      <EmptyShelf shelf={shelf} />
    ) : (
      <Empty symbol={<SolarArraySymbol />} className="m-5">
        {say("noneFound")}
      </Empty>
    );
  return (
    <>
      <ProjectList projects={projects} shelf={shelf} />
      {list.hasNextPage && (
        <div className="border-t border-line p-4 text-center">
          <Button
            variant="outline"
            size="sm"
            busy={list.isFetchingNextPage}
            busyText={say("loadingMore")}
            onClick={() => void list.fetchNextPage()}
          >
            {say("loadMore")}
          </Button>
          {list.isFetchNextPageError && (
            <p role="alert" className="mt-2 type-help text-bad">
              {say("moreNotLoaded")}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** A project changed between two readings moves up and would stand on both pages. */
const once = (projects: readonly ProjectSummary[]) => [...new Map(projects.map((each) => [each.id, each])).values()];

function EmptyShelf({ shelf }: { readonly shelf: Shelf }) {
  if (shelf === "archived")
    return (
      <Empty symbol={<SolarArraySymbol />} className="m-5">
        {say("noneArchived")}
      </Empty>
    );
  return (
    <Empty
      symbol={<SolarArraySymbol />}
      className="m-5"
      action={
        <Link to="/calculator" className="link">
          {say("openCalculator")}
        </Link>
      }
    >
      {say("noneActive")}
    </Empty>
  );
}
