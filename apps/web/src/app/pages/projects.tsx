import { ProjectsPage } from "../../features/projects/projects-page";

export const ProjectsRoute = () => <ProjectsPage />;
