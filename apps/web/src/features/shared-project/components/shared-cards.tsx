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
    <dl className="shared-cards" aria-label="The system">
      <Card label="System Type" context={project.voltageFrequency}>
        <Num size={2} value={systemName(project)} />
      </Card>
      <Card label="Environment" context={backupText(project)}>
        <Num size={2} value={formatNumber(project.sunlightHours, 1)} unit="sun hours a day" />
      </Card>
      <Cost project={project} />
      <Sized project={project} />
    </dl>
  );
}

function Cost({ project }: { readonly project: SharedProject }) {
  if (project.estimatedCost === null)
    return (
      <Card label="Estimated Cost" context="In USD, once the system has been calculated">
        <Num size={2} value="Not calculated" />
      </Card>
    );
  const { currency, value } = moneyFromUsd(project.estimatedCost, "USD");
  return (
    <Card label="Estimated Cost" context="Panels, batteries, inverter and installation, in USD">
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
      <Card label="Solar Panels" context={`${formatNumber(panels.production, 2)} kWh generated a day`}>
        <Num size={2} value={formatNumber(panels.kilowatts, 2)} unit="kW" explanation={panels.explanation} />
      </Card>
      {battery.kilowattHours > 0 ? (
        <Card label="Battery Bank" context={`48V, ${formatNumber(battery.ampHours)} Ah`}>
          <Num size={2} value={formatNumber(battery.kilowattHours, 2)} unit="kWh" explanation={battery.explanation} />
        </Card>
      ) : (
        <Card label="Battery Bank" context="The grid carries the nights">
          <Num size={2} value="No battery needed" />
        </Card>
      )}
      <Card label="Inverter" context="Includes a 100% safety margin">
        <Num size={2} value={formatNumber(inverter.kilowatts, 2)} unit="kW" />
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
