import { say } from "@sunwright/words/dashboards";
import type { Designs } from "@sunwright/contract/dashboards";
import { Link } from "@tanstack/react-router";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { SectionRule } from "../../../ui/section-rule";

/** What the account has designed: the sums of its list of projects. */
export function OwnDesigns({ designs }: { readonly designs: Designs }) {
  const { projects, calculated, panelPower, batteryCapacity } = designs;
  const over = say("sumOverCalculatedPut", {
    calculated: formatNumber(calculated),
    calculated2: calculated === 1 ? "project" : "projects",
  });
  return (
    <section>
      <SectionRule
        title={say("yourDesigns")}
        aside={
          <Link to="/projects" className="link">
            {say("yourProjects")}
          </Link>
        }
      />
      <dl className="dashboard-facts mt-3">
        <div>
          <dt>{say("projects")}</dt>
          <dd>
            <Num value={formatNumber(projects)} />
          </dd>
        </div>
        <div>
          <dt>{say("calculated")}</dt>
          <dd>
            <Num value={formatNumber(calculated)} />
          </dd>
        </div>
        <div>
          <dt>{say("panels")}</dt>
          <dd>
            <Num
              value={formatNumber(panelPower, 1)}
              unit={say("kw")}
              explanation={{ name: say("panelsDesigned"), equation: "Σ panels × 400 W", body: over }}
            />
          </dd>
        </div>
        <div>
          <dt>{say("batteries")}</dt>
          <dd>
            <Num
              value={formatNumber(batteryCapacity, 1)}
              unit={say("kwh")}
              explanation={{
                name: say("batteriesDesigned"),
                equation: say("sumOfRecommendedBatteryCapacity"),
                body: over,
              }}
            />
          </dd>
        </div>
      </dl>
    </section>
  );
}
