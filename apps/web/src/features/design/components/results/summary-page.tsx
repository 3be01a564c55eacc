import { say } from "@sunwright/words/design";
import { say as home } from "@sunwright/words/home-view";
import { permits } from "@sunwright/contract/access";
import { systemTypeOf } from "@sunwright/report/system-type";
import { tell } from "@sunwright/report/tell";
import type { Part } from "@sunwright/engine/equipment/answer";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDisplayCurrency, useResultView } from "../../../../lib/preferences";
import { appliancesQuery } from "../../../../lib/project-queries";
import { Button } from "../../../../ui/button";
import { usePhone } from "../../../../ui/use-media";
import { WarningLine } from "../../../parameters/components/warnings";
import { SystemArchitecture } from "../../../results/components/architecture";
import { NextSteps } from "../../../results/components/next-steps";
import { ChoosePart, ChoosingPart } from "../../../results/components/parts/choose-part";
import { SummarySections } from "../../../results/components/summary-sections";
import { TechnicalSpecifications } from "../../../results/components/technical-specifications";
import type { DesignPageProps } from "./page-props";
import { RealParts } from "./real-parts";

/** The system as a drawing, what to do with it, and what it is made of. */
export function Page({ project, design, fresh, onPrint, onRule }: DesignPageProps) {
  const currency = useDisplayCurrency(project.currency);
  const view = useResultView();
  const phone = usePhone();
  const [choosing, setChoosing] = useState<Part | null>(null);
  return (
    <>
      <Warnings design={design} currency={currency} onChange={permits(project.access, "edit") ? onRule : undefined} />
      <div className="result-columns result-stretch">
        <Architecture project={project} design={design} fresh={fresh} />
        <NextSteps project={project} sized={design.simulation !== null} onPrint={onPrint} />
      </div>
      <SummarySections
        project={project}
        design={design}
        chooser={
          permits(project.access, "edit")
            ? (kind) => <ChoosePart project={project} kind={kind} designed={design.chosen} onChoose={setChoosing} />
            : undefined
        }
        onRule={permits(project.access, "edit") ? onRule : undefined}
      />
      {view === "home" && design.simulation !== null && (
        <TechnicalSpecifications design={design} closed={phone ? "" : home("closed.specifications")} />
      )}
      {choosing !== null && <ChoosingPart project={project} part={choosing} onClose={() => setChoosing(null)} />}
      <RealParts project={project} design={design} />
    </>
  );
}

/** How many appliances there are is known after the design, and draws this again alone. */
function Architecture({ project, design, fresh }: Pick<DesignPageProps, "project" | "design" | "fresh">) {
  const isCounted = project.consumptionSource === "appliances";
  const appliances = useQuery({ ...appliancesQuery(project.id), enabled: isCounted }).data;
  const count = isCounted ? (appliances?.length ?? 0) : null;
  return <SystemArchitecture design={design} systemType={systemTypeOf(design)} applianceCount={count} fresh={fresh} />;
}

interface WarningsProps {
  readonly design: Design;
  readonly currency: Currency;
  /** Absent for whoever may not change the project. */
  readonly onChange: DesignPageProps["onRule"] | undefined;
}

/** All but the one that stands under Energy Analysis. */
function Warnings({ design, currency, onChange }: WarningsProps) {
  const warnings = design.warnings.filter(({ id }) => id !== "system-efficiency");
  if (warnings.length === 0) return null;
  return (
    <ul className="mb-6 grid gap-2" aria-label={say("results.warnings")}>
      {warnings.map(({ id, text, offer }) => (
        <li key={id} className="[&>p]:mt-0">
          <WarningLine text={tell(text, currency)} />
          {onChange !== undefined && offer?.generator !== undefined && offer.generator !== "none" && (
            <Button variant="outline" size="sm" className="mt-2" onClick={() => onChange(offer)}>
              {say("results.withGenerator", { fuel: offer.generator })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
