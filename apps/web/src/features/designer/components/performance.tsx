import { say } from "@sunwright/words/designer";
import { rich } from "../../../lib/rich";
import type { ReactNode } from "react";
import { explanationOf } from "../../../lib/explanation";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import type { Designer } from "./use-designer";

/** The specification's rules of thumb, named as such, and beside them the year that the engine simulates here. */
export function Performance({ designer }: { readonly designer: Designer }) {
  const { design, figures, year, site, yearFailed, yearIsCurrent } = designer;
  const { type, power, efficiency } = design.panel;
  return (
    <section className="designer-performance" aria-label={say("performance")}>
      <div className="designer-performance-head">
        <h2 className="type-h4">{say("performance")}</h2>
        <span className="type-help text-text-3">
          {type === "project" ? "project panel" : type}, {formatNumber(power)} W, {formatNumber(efficiency, 1)}%
        </span>
      </div>
      <div className="designer-compared">
        <div>
          <h3 className="type-label">{say("ruleOfThumb")}</h3>
          <Figure name="Energy">
            <Num
              size={3}
              value={formatNumber(figures.energy.value)}
              unit={say("kwhAYear")}
              explanation={explanationOf(figures.energy)}
            />
          </Figure>
          <p className="type-help text-text-3">{equationShort(figures.energy.equation)}</p>
          <Figure name="CO₂ saved">
            <Num
              size={3}
              value={formatNumber(figures.carbon.value)}
              unit={say("kgAYear")}
              explanation={explanationOf(figures.carbon)}
            />
          </Figure>
        </div>
        <div aria-busy={!yearIsCurrent}>
          <h3 className="type-label">
            {say("simulatedYear")}
            {site ? `, ${site.name}` : ""}
          </h3>
          {year ? (
            <>
              <Figure name="Energy">
                <Num
                  size={3}
                  value={formatNumber(year.energy.value)}
                  unit={say("kwhAYear")}
                  explanation={explanationOf(year.energy)}
                />
              </Figure>
              <p className="type-help text-text-3">
                {rich(say, "lostToShadeThis", {
                  value: formatNumber(year.shadingLoss.value, 1),
                  num: () => (
                    <Num
                      value={formatNumber(year.orientation.value)}
                      unit="%"
                      explanation={explanationOf(year.orientation)}
                      className="designer-small"
                    />
                  ),
                })}
              </p>
              {year.carbon && (
                <Figure name="CO₂ saved">
                  <Num
                    size={3}
                    value={formatNumber(year.carbon.value)}
                    unit={say("kgAYear")}
                    explanation={explanationOf(year.carbon)}
                  />
                </Figure>
              )}
            </>
          ) : (
            <p className="type-help text-text-3" role="status">
              {yearFailed ? say("theYearCouldNot") : say("theYearIsBeing")}
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
