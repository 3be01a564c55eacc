import { say } from "@sunwright/words/shared-project";
import type { SharedProject } from "@sunwright/contract/shares";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/format";
import { moneyFromUsd } from "../../../lib/money";
import { Num } from "../../../ui/num";
import { explainCost, sizedSystem } from "../model/shared-figures";
import { backupText, systemName } from "../model/shared-words";

/** The system at a glance; what is sized only once it has been calculated. */
export function SharedCards({ project }: { readonly project: SharedProject }) {
  return (
    <dl className="shared-cards" aria-label={say("theSystem")}>
      <Card label={say("systemType")} context={project.voltageFrequency}>
        <Num size={2} value={systemName(project)} />
      </Card>
      <Card label={say("environment")} context={backupText(project)}>
        <Num size={2} value={formatNumber(project.sunlightHours, 1)} unit={say("sunHoursADay")} />
      </Card>
      <Cost project={project} />
      <Sized project={project} />
    </dl>
  );
}

function Cost({ project }: { readonly project: SharedProject }) {
  if (project.estimatedCost === null)
    return (
      <Card label={say("estimatedCost")} context={say("inUsdOnceThe")}>
        <Num size={2} value={say("notCalculated")} />
      </Card>
    );
  const { currency, value } = moneyFromUsd(project.estimatedCost, "USD");
  return (
    <Card label={say("estimatedCost")} context={say("panelsBatteriesInverterAnd")}>
      <Num size={2} currency={currency} value={value} explanation={explainCost(project)} />
    </Card>
  );
}

function Sized({ project }: { readonly project: SharedProject }) {
  const system = sizedSystem(project);
  if (system === null) return null;
  const { panels, battery, inverter } = system;
  return (
    <>
      <Card
        label={say("solarPanels")}
        context={say("kwhGeneratedADay", { production: formatNumber(panels.production, 2) })}
      >
        <Num size={2} value={formatNumber(panels.kilowatts, 2)} unit={say("kw")} explanation={panels.explanation} />
      </Card>
      {battery.kilowattHours > 0 ? (
        <Card label={say("batteryBank")} context={`${battery.voltage}V, ${formatNumber(battery.ampHours)} Ah`}>
          <Num
            size={2}
            value={formatNumber(battery.kilowattHours, 2)}
            unit={say("kwh")}
            explanation={battery.explanation}
          />
        </Card>
      ) : (
        <Card label={say("batteryBank")} context={say("theGridCarriesThe")}>
          <Num size={2} value={say("noBatteryNeeded")} />
        </Card>
      )}
      <Card label={say("inverter")} context={say("includesASafetyMargin")}>
        <Num size={2} value={formatNumber(inverter.kilowatts, 2)} unit={say("kw")} />
      </Card>
    </>
  );
}

interface CardProps {
  readonly label: string;
  readonly context: string;
  readonly children: ReactNode;
}

const Card = ({ label, context, children }: CardProps) => (
  <div>
    <dt className="type-label">{label}</dt>
    <dd>
      <div className="mt-1">{children}</div>
      <div className="mt-1 type-help text-text-3">{context}</div>
    </dd>
  </div>
);
