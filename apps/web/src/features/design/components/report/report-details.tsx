import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/design";
import type { Currency } from "@sunwright/engine/sizing/options";
import { distance, figureText, formatNumber } from "../../../../lib/format";
import { useUnits } from "../../../../lib/preferences";
import { FIELD_LABELS, FIELD_NAMES, showParameter } from "../../../../lib/parameter-words";
import { tracesOf } from "../../model/report";
import { inCurrency } from "../in-currency";
import { cableSize, RUN_NAMES } from "../results/cables-table";
import { waterfallRows } from "../results/waterfall";
import { ReportSection, ReportTable } from "./report-parts";

export function ParameterLines({ project }: { readonly project: Project }) {
  const units = useUnits();
  return (
    <ReportSection title="System Parameters">
      <div className="report-columns">
        <ReportTable
          rows={FIELD_NAMES.map((name) => [FIELD_LABELS[name], showParameter(name, project[name], units)])}
        />
      </div>
    </ReportSection>
  );
}

export function CableLines({ design }: { readonly design: Design }) {
  const units = useUnits();
  return (
    <ReportSection letter="I" title="Cables" note="Copper; check against the standard of the country before buying">
      <ReportTable
        head={["Run", "Used", "Length", "Size", "Drop", "Loss a year"]}
        rows={design.cables.map((cable) => [
          `${RUN_NAMES[cable.run]}. ${cable.note}`,
          cable.used ? "Yes" : "No",
          figureText(distance(cable.length, units, 1)),
          `${cableSize(cable)} mm²`,
          `${formatNumber(cable.dropPercent.value, 2)}%`,
          `${formatNumber(cable.yearlyLoss.value, 1)} kWh`,
        ])}
      />
    </ReportSection>
  );
}

export const WaterfallLines = ({ design }: { readonly design: Design }) => (
  <ReportSection letter="H" title="Where the panel capacity comes from">
    <ReportTable
      lastIsTotal
      rows={[
        ["Rule of thumb", `${formatNumber(design.panels.plainRule.value)} W`],
        ...waterfallRows(design).map(({ label, because, change }) => [
          `${label}: ${because}`,
          `${change > 0 ? "+" : "−"} ${formatNumber(Math.abs(change))} W`,
        ]),
        ["Panel capacity", `${formatNumber(design.panels.capacity.value)} W`],
      ]}
    />
  </ReportSection>
);

interface RemarksProps {
  readonly design: Design;
  readonly currency: Currency;
}

export const Remarks = ({ design: { recommendations, warnings }, currency }: RemarksProps) => (
  <div className="report-pair">
    {warnings.length > 0 && (
      <ReportSection title="Know before you trust the figures">
        <ul className="report-list">
          {warnings.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </ReportSection>
    )}
    {recommendations.length > 0 && (
      <ReportSection title="Recommendations">
        <ul className="report-list">
          {recommendations.map(({ id, text }) => (
            <li key={id}>{inCurrency(text, currency)}</li>
          ))}
        </ul>
      </ReportSection>
    )}
  </div>
);

/** Every figure with its equation and its source, so that a reader without the product can check it. */
export const Explanations = ({ design }: { readonly design: Design }) => (
  <ReportSection title="How the numbers were made" note={design.method}>
    <table className="report-table report-explanations">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">With this project's values</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {tracesOf(design).map(({ id, name, equation, source }) => (
          <tr key={id + name}>
            <th scope="row">{name}</th>
            <td>{equation}</td>
            <td>{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ReportSection>
);
