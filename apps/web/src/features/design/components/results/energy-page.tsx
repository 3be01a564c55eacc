import { EnergyViews } from "../../../results/components/energy-views";
import type { DesignPageProps } from "./page-props";

export const Page = ({ project, design }: DesignPageProps) =>
  design.simulation && <EnergyViews project={project} design={design} simulation={design.simulation} />;
