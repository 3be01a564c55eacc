import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/designer";
import { rich } from "../../../lib/rich";
import type { ReactNode } from "react";
import { explanationOf } from "../../../lib/explanation";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { gridCarbon } from "../model/carbon";
import type { Designer } from "./use-designer";

/** The specification's rules of thumb, named as such, and beside them the year that the engine simulates here. */
export function Performance({ designer }: { readonly designer: Designer }) {
  const { design, figures, year, site, yearFailed, yearIsCurrent } = designer;
  const { type, power, efficiency } = design.panel;
  const carbon = year?.grid ? gridCarbon(year.energy, year.grid) : null;
  return (
    <section className="designer-performance" aria-label={say("performance")}>
      <div className="designer-performance-head">
        <h2 className="type-h4">{say("performance")}</h2>
        <span className="type-help text-text-3">
          {say("performance.panel", {
            type,
            power: formatNumber(power),
            efficiency: formatNumber(efficiency, 1),
          })}
        </span>
      </div>
      <div className="designer-compared">
        <div>
          <h3 className="type-label">{say("ruleOfThumb")}</h3>
          <Figure name={say("energy")}>
            <Num
              size={3}
              value={formatNumber(figures.energy.value)}
              unit={say("kilowattHoursAYear")}
              explanation={explanationOf(figures.energy)}
            />
          </Figure>
          <p className="type-help text-text-3">{equationShort(tell(figures.energy.equation))}</p>
          <Figure name={say("carbonSaved")}>
            <Num
              size={3}
              value={formatNumber(figures.carbon.value)}
              unit={say("kilogramsAYear")}
              explanation={explanationOf(figures.carbon)}
            />
          </Figure>
        </div>
        <div aria-busy={!yearIsCurrent}>
          <h3 className="type-label">{site ? say("simulatedYear.at", { place: site.name }) : say("simulatedYear")}</h3>
          {year ? (
            <>
              <Figure name={say("energy")}>
                <Num
                  size={3}
                  value={formatNumber(year.energy.value)}
                  unit={say("kilowattHoursAYear")}
                  explanation={explanationOf(year.energy)}
                />
              </Figure>
              <p className="type-help text-text-3">
                {rich(say, "simulatedYear.losses", {
                  loss: formatNumber(year.shadingLoss.value, 1),
                  share: formatNumber(year.orientation.value),
                  figure: (inside) => (
                    <Num
                      value={inside}
                      unit="%"
                      explanation={explanationOf(year.orientation)}
                      className="designer-small"
                    />
                  ),
                })}
              </p>
              {carbon && (
                <Figure name={say("carbonSaved")}>
                  <Num
                    size={3}
                    value={formatNumber(carbon.value)}
                    unit={say("kilogramsAYear")}
                    explanation={explanationOf(carbon)}
                  />
                </Figure>
              )}
            </>
          ) : (
            <p className="type-help text-text-3" role="status">
              {yearFailed ? say("simulatedYear.failed") : say("simulatedYear.running")}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <p className="designer-figure">
    <span className="type-label">{name}</span>
    {children}
  </p>
);

/** The left side: the result stands above it. */
const equationShort = (equation: string) => equation.split(" = ")[0] ?? equation;
