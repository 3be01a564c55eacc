import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { BatteryRule } from "@sunwright/engine/sizing/inputs/target";
import type { ReactNode } from "react";

export interface DesignPageProps {
  readonly project: Project;
  readonly design: Design;
  /** Just calculated: the drawing draws itself once. */
  readonly fresh: boolean;
  readonly onPrint: () => void;
  /** Designs again by the other rule of the battery. */
  readonly onRule: (rule: BatteryRule) => void;
}
export interface DesignPageModule {
  readonly Page: (props: DesignPageProps) => ReactNode;
}
