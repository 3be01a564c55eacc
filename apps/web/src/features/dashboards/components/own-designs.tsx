import { say } from "@sunwright/words/dashboards";
import type { Designs } from "@sunwright/contract/dashboards";
import { PANEL_POWER } from "@sunwright/engine/sizing/inputs/defaults";
import { formatNumber } from "../../../lib/format";
import { Link } from "../../../lib/routing/link";
import { Num } from "../../../ui/num";
import { SectionRule } from "../../../ui/section-rule";

/** What the account has designed: the sums of its list of projects. */
export function OwnDesigns({ designs }: { readonly designs: Designs }) {
  const { projects, calculated, panelPower, batteryCapacity } = designs;
  const over = say("designs.sumOver", { calculated });
  return (
    <section>
      <SectionRule
        title={say("designs.title")}
        aside={
          <Link to="/projects" className="link">
            {say("designs.yourProjects")}
          </Link>
        }
      />
      <dl className="dashboard-facts mt-3">
        <div>
          <dt>{say("designs.projects")}</dt>
          <dd>
            <Num value={formatNumber(projects)} />
          </dd>
        </div>
        <div>
          <dt>{say("designs.calculated")}</dt>
          <dd>
            <Num value={formatNumber(calculated)} />
          </dd>
        </div>
        <div>
          <dt>{say("designs.panels")}</dt>
          <dd>
            <Num
              value={formatNumber(panelPower, 1)}
              unit="kW"
              explanation={{
                name: say("designs.panelsDesigned"),
                equation: say("designs.panelsEquation", { watts: PANEL_POWER }),
                body: over,
              }}
            />
          </dd>
        </div>
        <div>
          <dt>{say("designs.batteries")}</dt>
          <dd>
            <Num
              value={formatNumber(batteryCapacity, 1)}
              unit="kWh"
              explanation={{
                name: say("designs.batteriesDesigned"),
                equation: say("designs.batteriesEquation"),
                body: over,
              }}
            />
          </dd>
        </div>
      </dl>
    </section>
  );
}
