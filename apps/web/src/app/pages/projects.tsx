import { PassportShelf } from "../../features/passports/passport-links";
import { projectsSearch } from "../../features/projects/model/projects-search";
import { ProjectsPage } from "../../features/projects/projects-page";
import { usePageAddress } from "../../lib/routing/router";

export function ProjectsRoute() {
  const { search, setSearch } = usePageAddress("/projects");
  return (
    <ProjectsPage
      search={projectsSearch(search)}
      onSearch={(next) => setSearch((latest) => next(projectsSearch(latest)), { replace: true, resetScroll: false })}
      built={<PassportShelf />}
    />
  );
}
