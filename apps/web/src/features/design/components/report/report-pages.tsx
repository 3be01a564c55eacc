import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { ProjectMoney } from "@sunwright/contract/economics";
import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/design";
import type { Currency } from "@sunwright/engine/sizing/options";
import { formatDate, formatNumber } from "../../../../lib/format";
import { money, moneyFromUsd, moneyText } from "../../../../lib/money";
import { useDisplayCurrency } from "../../../../lib/preferences";
import { Mark } from "../../../../ui/mark";
import { flowsOf } from "../../model/drawn-flows";
import { systemTypeOf } from "../../model/system-type";
import { verdict } from "../../model/verdict";
import { MoneyReport } from "../money/money-report";
import { ArchitectureHeads } from "../results/architecture";
import { ArchitectureDrawing } from "../results/architecture-drawing";
import { costParts } from "../results/cost-estimation";
import { specifications } from "../results/technical-specifications";
import { useSiteName } from "../page/project-title-block";
import { AppliancePages } from "./report-load";
import { SimulatedLines } from "./report-simulation";
import { CableLines, Explanations, ParameterLines, Remarks, WaterfallLines } from "./report-details";
import { ElectricalLines } from "./report-electrical";
import { ReportSection, ReportTable } from "./report-parts";

interface ReportProps {
  readonly project: Project;
  readonly appliances: readonly ProjectAppliance[];
  readonly design: Design | null;
  /** Null until it is known. */
  readonly money: ProjectMoney | null;
}

/** Width of the drawing on A4 with its margins. [px] */
const PAPER_WIDTH = 700;

export function ReportPages({ project, appliances, design, money }: ReportProps) {
  const applianceCount = project.consumptionSource === "direct" ? null : appliances.length;
  return (
    <>
      <header className="report-head">
        <span className="report-brand">
          <Mark size={30} /> {PRODUCT_NAME}
        </span>
        <span className="text-right">
          {project.name}
          <br />
          {formatDate(project.calculatedAt ?? project.updatedAt)}
        </span>
      </header>
      {design ? (
        <DesignPages project={project} design={design} applianceCount={applianceCount} />
      ) : (
        <h1 className="report-verdict">{project.name} has not been calculated yet.</h1>
      )}
      {design && money && design.panels.capacity.value > 0 && (
        <MoneyReport project={project} design={design} stored={money} width={PAPER_WIDTH} />
      )}
      <AppliancePages project={project} appliances={appliances} />
      <ParameterLines project={project} />
      {design && <Explanations design={design} />}
      <ReportFoot project={project} />
    </>
  );
}

interface DesignPagesProps {
  readonly project: Project;
  readonly design: Design;
  readonly applianceCount: number | null;
}

function DesignPages({ project, design, applianceCount }: DesignPagesProps) {
  const systemType = systemTypeOf(design);
  const { simulation } = design;
  const sentence = verdict(design, project.name);
  const sized = design.panels.capacity.value > 0;
  const currency = useDisplayCurrency(project.currency);
  const drawing = { design, systemType, applianceCount };
  return (
    <>
      <h1 className="report-verdict">
        {sentence.map((part) => (typeof part === "string" ? part : part.text)).join("")}
      </h1>
      {!project.designIsCurrent && <p className="report-note">Changed since this calculation.</p>}
      <Headlines project={project} design={design} />
      <ReportSection letter="A" title="System Architecture Overview" note="kWh on a mean day of the simulated years">
        <ArchitectureHeads {...drawing} compact />
        <ArchitectureDrawing {...drawing} flows={flowsOf(design)} width={PAPER_WIDTH} />
      </ReportSection>
      {simulation && <SimulatedLines design={design} simulation={simulation} currency={currency} />}
      <CostLines design={design} currency={currency} />
      {sized && (
        <div className="report-pair">
          <ReportSection letter="G" title="Technical Specifications">
            <ReportTable rows={specifications(design).map(({ label, value }) => [label, value])} />
          </ReportSection>
          <EnergyLines design={design} />
        </div>
      )}
      <Remarks design={design} currency={currency} />
      <CableLines design={design} />
      {sized && <ElectricalLines design={design} />}
      {sized && <WaterfallLines design={design} />}
    </>
  );
}

function Headlines({ project, design }: { readonly project: Project; readonly design: Design }) {
  const { cost, load, panels, energy } = design;
  const currency = useDisplayCurrency(project.currency);
  const cells = [
    {
      label: "Estimated cost",
      value: moneyText(moneyFromUsd(cost.total.value, currency)),
      note: moneyText(money(cost.total.value, "USD")),
    },
    {
      label: "Daily consumption",
      value: `${formatNumber(load.dailyConsumption.value / 1000, 2)} kWh`,
      note: `${formatNumber(load.peakPower.value / 1000, 2)} kW peak`,
    },
    {
      label: "Panel capacity",
      value: `${formatNumber(panels.capacity.value)} W`,
      note: `${formatNumber(panels.count.value)} × 400 W`,
    },
    {
      label: "Carbon offset",
      value: `${formatNumber(energy.carbonOffset.value, 2)} kg a day`,
      note: "0.92 kg per kWh",
    },
  ];
  return (
    <dl className="report-headlines">
      {cells.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CostLines({ design, currency }: { readonly design: Design; readonly currency: Currency }) {
  const show = (usd: number) => moneyText(moneyFromUsd(usd, currency));
  const { cost } = design;
  const rows = costParts(cost, design).map(({ label, detail, trace }) => [`${label}, ${detail}`, show(trace.value)]);
  return (
    <ReportSection title="Cost Estimation" note="Not a quote">
      <ReportTable rows={[...rows, ["Total", show(cost.total.value)]]} lastIsTotal />
    </ReportSection>
  );
}

function EnergyLines({ design: { load, energy } }: { readonly design: Design }) {
  const kilo = (value: number) => `${formatNumber(value / 1000, 2)} kWh`;
  return (
    <ReportSection letter="F" title="Energy Analysis">
      <ReportTable
        rows={[
          ["Daily consumption", kilo(load.dailyConsumption.value)],
          ["Solar production, before losses", kilo(energy.dailyProduction.value)],
          ["Energy surplus, before losses", kilo(energy.surplus.value)],
          ["System efficiency, as stated", `${formatNumber(energy.systemEfficiency.value)}%`],
          ["Found in this design", `${formatNumber(energy.systemEfficiencyFound.value)}%`],
          ["Carbon offset", `${formatNumber(energy.carbonOffset.value, 2)} kg CO₂ a day`],
        ]}
      />
    </ReportSection>
  );
}

function ReportFoot({ project }: { readonly project: Project }) {
  const cells = [
    { label: "Project", value: project.name },
    { label: "Site", value: useSiteName(project) },
    { label: "Drawn", value: formatDate(project.calculatedAt ?? project.updatedAt) },
    { label: "Revision", value: formatNumber(project.version) },
  ];
  return (
    <footer className="report-foot">
      {cells.map(({ label, value }) => (
        <div key={label}>
          <span>{label}</span>
          <strong>{value}</strong>
        </div>
      ))}
    </footer>
  );
}
