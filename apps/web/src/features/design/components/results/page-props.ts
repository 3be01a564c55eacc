import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { OneTap } from "@sunwright/engine/sizing/inputs/target";
import type { ReactNode } from "react";

export interface DesignPageProps {
  readonly project: Project;
  readonly design: Design;
  /** Just calculated: the drawing draws itself once. */
  readonly fresh: boolean;
  readonly onPrint: () => void;
  /** Designs again with what one tap changes: the rule of the battery, or a generator. */
  readonly onRule: (change: OneTap) => void;
}
export interface DesignPageModule {
  readonly Page: (props: DesignPageProps) => ReactNode;
}
