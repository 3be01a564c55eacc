import { say } from "@sunwright/words/design";
import { say as searchLabel } from "@sunwright/words/parameters";
import type { Project } from "@sunwright/contract/projects";
import { CircleDot } from "lucide-react";
import { useState } from "react";
import { useDisplayCurrency } from "../../../../lib/preferences";
import { Button } from "../../../../ui/button";
import { SearchBox } from "../../../../ui/search-box";
import { Sheet, SheetFooter, SheetHeader, SheetSection, SummarySheet } from "../../../../ui/sheet";
import { usePhone } from "../../../../ui/use-media";
import type { FieldName } from "../../../../lib/parameter-words";
import { PlanField } from "../../../money/components/plan-field";
import { CableSection } from "../../../parameters/components/cable-section";
import { EnvironmentSection } from "../../../parameters/components/environment-section";
import { ParametersContext } from "../../../parameters/components/parameters-context";
import { SiteSection } from "../../../parameters/components/site-section";
import { SubjectSearch } from "../../../parameters/components/subject";
import { SunSection } from "../../../parameters/components/sun-section";
import { SupplySection } from "../../../parameters/components/supply-section";
import { SystemSection } from "../../../parameters/components/system-section";
import type { ParametersState } from "../../../parameters/components/use-parameters-form";
import { tell } from "@sunwright/report/tell";
import { useShownPreview } from "../../../parameters/components/preview-context";
import { LoadTotals, type LoadShown } from "../summary/load-summary";
import { PreviewSummary } from "../summary/preview-summary";
import { BottomBar } from "./bottom-bar";
import { SectionLink } from "./section-link";
import type { Calculation } from "./use-calculation";
import type { Step } from "./use-step";

interface StepParametersProps {
  readonly project: Project;
  readonly parameters: ParametersState;
  readonly calculation: Calculation;
  readonly load: LoadShown;
  readonly loadText: string;
  /** Why there is nothing to preview; null when there is. */
  readonly missing: string | null;
  readonly onStep: (step: Step) => void;
}

export function StepParameters(props: StepParametersProps) {
  const { project, parameters, calculation, load, loadText, missing, onStep } = props;
  const design = useShownPreview()?.design ?? null;
  const currency = useDisplayCurrency(parameters.form.currency);
  return (
    <>
      <div className="design-main">
        <div className="min-w-0">
          <ParametersForm projectId={project.id} parameters={parameters} calculation={calculation} />
          <SectionLink title={say("section.power")} action={say("changeTheLoad")} onOpen={() => onStep(1)}>
            {loadText}
          </SectionLink>
          {project.calculatedAt !== null && (
            <SectionLink title={say("section.results")} action={say("backToResults")} onOpen={() => onStep(3)}>
              {calculatedWhen(project)}
            </SectionLink>
          )}
        </div>
        <div className="design-summary design-summary-below">
          <SummarySheet aria-label={say("summary")}>
            <LoadTotals load={load} explained={design?.load ?? null} size="small" />
            <PreviewSummary currency={currency} old={!parameters.checked.ok} missing={missing} />
          </SummarySheet>
        </div>
      </div>
      <BottomBar phoneOnly>
        <ParameterButtons calculation={calculation} />
      </BottomBar>
    </>
  );
}

function calculatedWhen({ designIsOutdated, designIsCurrent }: Project): string {
  if (designIsOutdated) return say("calculated.older");
  return designIsCurrent ? say("calculated.current") : say("calculated.before");
}

export type ParametersFormProps = Pick<StepParametersProps, "parameters" | "calculation"> & {
  readonly projectId: string;
};

export function ParametersForm({ projectId, parameters, calculation }: ParametersFormProps) {
  const uses = useShownPreview()?.design.parameterUse;
  const { form, messages, type, leave } = parameters;
  const currency = useDisplayCurrency(form.currency);
  const phone = usePhone();
  const [words, setWords] = useState("");
  const help = (name: FieldName) => {
    const use = uses?.find(({ parameter }) => parameter === name);
    return use ? tell(use.text, currency) : null;
  };
  return (
    <ParametersContext value={{ form, messages, type, leave, help }}>
      <Sheet aria-labelledby="parameters-heading">
        <SheetHeader
          title={
            <span id="parameters-heading" tabIndex={-1} className="outline-none">
              {say("section.parameters")}
            </span>
          }
        />
        <SubjectSearch value={phone ? words : ""}>
          <SiteSection projectId={projectId} />
          {!phone && <SunSection />}
          <SystemSection />
          {phone && (
            <SheetSection className="parameter-search">
              <SearchBox
                label={searchLabel("findParameter")}
                value={words}
                onSearch={(found = "") => setWords(found)}
              />
            </SheetSection>
          )}
          {phone && <SunSection />}
          <SupplySection
            plan={<PlanField projectId={projectId} systemType={form.systemType} country={form.country} />}
          />
          <CableSection />
          <EnvironmentSection />
        </SubjectSearch>
        <SheetFooter className="parameters-footer">
          <Unsaved count={parameters.changed.length} />
          <div className="flex gap-3 max-sm:hidden">
            <ParameterButtons calculation={calculation} />
          </div>
        </SheetFooter>
      </Sheet>
    </ParametersContext>
  );
}

const ParameterButtons = ({ calculation }: Pick<StepParametersProps, "calculation">) => (
  <>
    <Button
      variant="outline"
      busy={calculation.busy === "save"}
      busyText={say("saving")}
      onClick={calculation.save}
      className="max-sm:flex-1"
    >
      {say("saveParameters")}
    </Button>
    <Button
      busy={calculation.busy === "calculate"}
      busyText={say("calculating")}
      onClick={calculation.calculate}
      className="max-sm:flex-[1.35]"
    >
      {say("calculateSolarSystem")}
    </Button>
  </>
);

function Unsaved({ count }: { readonly count: number }) {
  const text = count === 0 ? say("everythingIsSaved") : say("changesNotSaved", { count });
  return (
    <p role="status" className="mr-auto flex items-center gap-2 type-help text-text-3">
      {count > 0 && <CircleDot size={14} strokeWidth={1.75} aria-hidden="true" />}
      {text}
    </p>
  );
}
