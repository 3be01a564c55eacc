import { PassportShelf } from "../../features/passports/passport-links";
import { ProjectsPage } from "../../features/projects/projects-page";

export const ProjectsRoute = () => <ProjectsPage built={<PassportShelf />} />;
