import { EnergyViews } from "../../../results/components/energy-views";
import type { DesignPageProps } from "./pages";

export const Page = ({ project, design }: DesignPageProps) =>
  design.simulation && <EnergyViews project={project} design={design} simulation={design.simulation} />;
