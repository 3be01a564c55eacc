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
    <section className="designer-performance" aria-label="Performance">
      <div className="designer-performance-head">
        <h2 className="type-h4">Performance</h2>
        <span className="type-help text-text-3">
          {type === "project" ? "project panel" : type}, {formatNumber(power)} W, {formatNumber(efficiency, 1)}%
        </span>
      </div>
      <div className="designer-compared">
        <div>
          <h3 className="type-label">Rule of thumb</h3>
          <Figure name="Energy">
            <Num
              size={3}
              value={formatNumber(figures.energy.value)}
              unit="kWh a year"
              explanation={explanationOf(figures.energy)}
            />
          </Figure>
          <p className="type-help text-text-3">{equationShort(figures.energy.equation)}</p>
          <Figure name="CO₂ saved">
            <Num
              size={3}
              value={formatNumber(figures.carbon.value)}
              unit="kg a year"
              explanation={explanationOf(figures.carbon)}
            />
          </Figure>
        </div>
        <div aria-busy={!yearIsCurrent}>
          <h3 className="type-label">Simulated year{site ? `, ${site.name}` : ""}</h3>
          {year ? (
            <>
              <Figure name="Energy">
                <Num
                  size={3}
                  value={formatNumber(year.energy.value)}
                  unit="kWh a year"
                  explanation={explanationOf(year.energy)}
                />
              </Figure>
              <p className="type-help text-text-3">
                {formatNumber(year.shadingLoss.value, 1)}% lost to shade; this plane has{" "}
                <Num
                  value={formatNumber(year.orientation.value)}
                  unit="%"
                  explanation={explanationOf(year.orientation)}
                  className="designer-small"
                />{" "}
                of the best one&apos;s sun
              </p>
              {year.carbon && (
                <Figure name="CO₂ saved">
                  <Num
                    size={3}
                    value={formatNumber(year.carbon.value)}
                    unit="kg a year"
                    explanation={explanationOf(year.carbon)}
                  />
                </Figure>
              )}
            </>
          ) : (
            <p className="type-help text-text-3" role="status">
              {yearFailed
                ? "The year could not be simulated. Change the roof to try again."
                : "The year is being simulated."}
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
