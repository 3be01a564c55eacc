import { say } from "@sunwright/words/shared-project";
import type { SharedProject } from "@sunwright/contract/shares";
import { priceNote, priceRange, priceShown } from "@sunwright/report/price-text";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/format";
import { optionText } from "../../../lib/parameter-words";
import { estimateFromUsd } from "../../../lib/money";
import { useDisplayCurrency } from "../../../lib/preferences";
import { systemTypeTitle } from "../../../lib/system-type";
import { Num } from "../../../ui/num";
import { explainCost, sizedSystem } from "../model/shared-figures";
import { backupText } from "../model/shared-words";

/** The system at a glance; what is sized only once it has been calculated. */
export function SharedCards({ project }: { readonly project: SharedProject }) {
  return (
    <dl className="shared-cards" aria-label={say("system.title")}>
      <Card label={say("system.type")} context={optionText("voltageFrequency", project.voltageFrequency)}>
        <Num size={2} value={systemTypeTitle(project.systemType)} />
      </Card>
      <Card label={say("system.environment")} context={backupText(project)}>
        <Num size={2} value={formatNumber(project.sunlightHours, 1)} unit={say("system.sunHoursADay")} />
      </Card>
      <PriceCard project={project} />
      <Cost project={project} />
      <Sized project={project} />
    </dl>
  );
}

/** By the surest rung that the owner shows, in the project's currency, with where it comes from. */
function PriceCard({ project: { price, currency: own } }: { readonly project: SharedProject }) {
  const currency = useDisplayCurrency(own);
  if (price === null)
    return (
      <Card label={say("system.price")} context={say("system.priceOnceCalculated")}>
        <Num size={2} value={say("system.notCalculated")} />
      </Card>
    );
  const range = priceRange(price, currency);
  return (
    <Card
      label={say("system.price")}
      context={range === null ? priceNote(price, currency) : `${priceNote(price, currency)} ${range}`}
    >
      <Num size={2} {...priceShown(price, currency)} />
    </Card>
  );
}

function Cost({ project }: { readonly project: SharedProject }) {
  if (project.estimatedCost === null)
    return (
      <Card label={say("system.estimatedCost")} context={say("system.costOnceCalculated")}>
        <Num size={2} value={say("system.notCalculated")} />
      </Card>
    );
  const { currency, value } = estimateFromUsd(project.estimatedCost, "USD");
  return (
    <Card label={say("system.estimatedCost")} context={say("system.costIncludes")}>
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
        label={say("system.solarPanels")}
        context={say("system.generatedADay", { kilowattHours: formatNumber(panels.production, 2) })}
      >
        <Num size={2} value={formatNumber(panels.kilowatts, 2)} unit="kW" explanation={panels.explanation} />
      </Card>
      {battery.kilowattHours > 0 ? (
        <Card
          label={say("system.batteryBank")}
          context={say("system.batteryCharge", { volts: battery.voltage, ampHours: formatNumber(battery.ampHours) })}
        >
          <Num size={2} value={formatNumber(battery.kilowattHours, 2)} unit="kWh" explanation={battery.explanation} />
        </Card>
      ) : (
        <Card label={say("system.batteryBank")} context={say("system.gridCarriesNights")}>
          <Num size={2} value={say("system.noBattery")} />
        </Card>
      )}
      <Card
        label={say("system.inverter")}
        context={say(project.systemType === "on-grid" ? "system.inverterByArray" : "system.inverterMargin")}
      >
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
