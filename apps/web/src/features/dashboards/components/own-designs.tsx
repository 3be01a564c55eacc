import type { Designs } from "@sunwright/contract/dashboards";
import { Link } from "@tanstack/react-router";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { SectionRule } from "../../../ui/section-rule";

/** What the account has designed: the sums of its list of projects. */
export function OwnDesigns({ designs }: { readonly designs: Designs }) {
  const { projects, calculated, panelPower, batteryCapacity } = designs;
  const over = `Sum over ${formatNumber(calculated)} calculated ${calculated === 1 ? "project" : "projects"}, put away or not.`;
  return (
    <section>
      <SectionRule
        title="Your designs"
        aside={
          <Link to="/projects" className="link">
            Your projects
          </Link>
        }
      />
      <dl className="dashboard-facts mt-3">
        <div>
          <dt>Projects</dt>
          <dd>
            <Num value={formatNumber(projects)} />
          </dd>
        </div>
        <div>
          <dt>Calculated</dt>
          <dd>
            <Num value={formatNumber(calculated)} />
          </dd>
        </div>
        <div>
          <dt>Panels</dt>
          <dd>
            <Num
              value={formatNumber(panelPower, 1)}
              unit="kW"
              explanation={{ name: "Panels designed", equation: "Σ panels × 400 W", body: over }}
            />
          </dd>
        </div>
        <div>
          <dt>Batteries</dt>
          <dd>
            <Num
              value={formatNumber(batteryCapacity, 1)}
              unit="kWh"
              explanation={{ name: "Batteries designed", equation: "Σ recommended battery capacity", body: over }}
            />
          </dd>
        </div>
      </dl>
    </section>
  );
}
