import { Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { usePageFrame } from "../../lib/page-frame";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Sheet } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { SolarArraySymbol } from "../../ui/symbols";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs";
import { useCreateProject, useProjectList, type Shelf } from "./api/projects";
import { ProjectList } from "./components/project-list";
import "./projects.css";

const SHELVES = ["active", "archived"] as const;
/** Projects read at a time; the API gives at most 100. */
const PAGE = 50;

/** All projects of the person: open, rename, duplicate, put away, take back, delete. */
export function ProjectsPage() {
  usePageFrame({ title: "My projects" });
  const [shelf, setShelf] = useState<Shelf>("active");
  const navigate = useNavigate();
  const create = useCreateProject();
  const createAndOpen = () =>
    create.mutate(undefined, {
      onSuccess: ({ id }) => void navigate({ to: "/projects/$projectId", params: { projectId: id } }),
    });
  return (
    <div className="page-width pt-8 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h1">My projects</h1>
        <Button
          icon={<Plus size={18} strokeWidth={2} aria-hidden="true" />}
          busy={create.isPending}
          busyText="Creating"
          onClick={createAndOpen}
        >
          New project
        </Button>
      </div>
      <Sheet aria-label="Projects" className="mt-6 overflow-hidden">
        <Tabs value={shelf} onValueChange={setShelf} values={SHELVES}>
          <TabList label="Which projects" className="px-3.5 pt-1.5">
            <Tab value="active">Active</Tab>
            <Tab value="archived">Archived</Tab>
          </TabList>
          {SHELVES.map((each) => (
            <TabPanel key={each} value={each}>
              <ShelfPanel shelf={each} />
            </TabPanel>
          ))}
        </Tabs>
      </Sheet>
    </div>
  );
}

function ShelfPanel({ shelf }: { readonly shelf: Shelf }) {
  const [limit, setLimit] = useState(PAGE);
  const list = useProjectList(shelf, limit);
  if (list.isPending)
    return (
      <Delayed>
        <SkeletonRows rows={4} showLabel label="Loading projects" className="m-5" />
      </Delayed>
    );
  if (list.isError)
    return (
      <ErrorRow
        className="m-5"
        message="Your projects could not be loaded"
        detail="They are safe on the server."
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  const { projects, total } = list.data ?? { projects: [], total: 0 };
  if (projects.length === 0) return <EmptyShelf shelf={shelf} />;
  const left = total - projects.length;
  return (
    <>
      <ProjectList projects={projects} shelf={shelf} />
      {left > 0 && limit < 100 && (
        <div className="border-t border-line p-4 text-center">
          <Button variant="outline" size="sm" busy={list.isFetching} onClick={() => setLimit(100)}>
            Show {Math.min(left, PAGE)} more
          </Button>
        </div>
      )}
      {left > 0 && limit >= 100 && (
        <p className="border-t border-line p-4 type-help text-text-3">
          The 100 changed last of {total}. Archive or delete some to see the others.
        </p>
      )}
    </>
  );
}

function EmptyShelf({ shelf }: { readonly shelf: Shelf }) {
  if (shelf === "archived")
    return (
      <Empty symbol={<SolarArraySymbol />} className="m-5">
        Nothing is archived. A project you put away is kept here with all it holds.
      </Empty>
    );
  return (
    <Empty
      symbol={<SolarArraySymbol />}
      className="m-5"
      action={
        <Link to="/calculator" className="link">
          Open the calculator
        </Link>
      }
    >
      No projects yet. The calculator makes the first one for you.
    </Empty>
  );
}
