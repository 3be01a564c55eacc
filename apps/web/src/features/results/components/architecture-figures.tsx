import { architectureAtHome, type ArchitectureWords, architectureWords } from "@sunwright/report/architecture-words";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SystemType } from "@sunwright/engine/parameters/options";
import type { ReactNode } from "react";
import { useResultView } from "../../../lib/preferences";
import { Traced } from "./view";

export interface ArchitectureProps {
  readonly design: Design;
  readonly systemType: SystemType;
  /** Of the load; null for direct input. */
  readonly applianceCount: number | null;
  /** Just calculated: the bands draw themselves once. */
  readonly fresh?: boolean;
}

interface ArchitectureFigure {
  readonly label: string;
  readonly figure: ReactNode;
  readonly detail: string;
}

/** The compact form puts what stands beside a figure under it. */
export function useArchitectureFigures(
  design: Design,
  applianceCount: number | null,
  compact = false,
): ArchitectureFigure[] {
  const parts =
    useResultView() === "home" ? architectureAtHome(design) : architectureWords(design, applianceCount, compact);
  return parts.map((words) => ({ label: words.label, figure: shown(words, compact), detail: words.detail }));
}

function shown({ figure, none, voltage }: ArchitectureWords, compact: boolean): ReactNode {
  if (figure === null) return <span className="n n-4 architecture-none">{none}</span>;
  const traced = <Traced size={3} trace={figure.trace} value={figure.value} unit={figure.unit} />;
  if (compact || voltage === undefined) return traced;
  return (
    <>
      <span className="n n-3">
        {voltage}
        <span className="unit">V</span>{" "}
      </span>
      {traced}
    </>
  );
}
