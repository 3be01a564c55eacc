import { MoneySection } from "../../../money/components/money-section";
import type { DesignPageProps } from "./page-props";

export const Page = ({ project, design }: DesignPageProps) =>
  design.simulation && <MoneySection project={project} design={design} />;
