import type { OpenedShare, SharedProject } from "@sunwright/contract/shares";
import { inverterKilowatts } from "@sunwright/engine/sizing/rule/results";
import { estimateFromUsd, moneyText } from "@sunwright/report/currency-text";
import { homeDesignOf } from "@sunwright/report/design-in-short";
import { formatDate, formatNumber } from "@sunwright/report/format";
import { homeVerdict } from "@sunwright/report/home-verdict";
import { priceNote, priceShown } from "@sunwright/report/price-text";
import { verdictText } from "@sunwright/report/verdict";
import { applianceName } from "@sunwright/words/appliance-words";
import { say as sayOfAny } from "@sunwright/words/lib";
import { say } from "@sunwright/words/shared-project";
import type { PageText } from "../../platform/page-head";
import { outdatedText, SYSTEMS } from "../projects/page-words";

const KILO = 1_000;

/** The shared view as text: what the link gives and no more. */
export function textOf({ project, projectShare, design, appliances }: OpenedShare): PageText {
  const { site, designedBy, name } = project;
  const { expiresAt } = projectShare;
  return {
    title: name,
    lines: [
      say("siteAndDesigner", { site, designer: designedBy }),
      ...(expiresAt === null ? [] : [say("expires", { date: formatDate(expiresAt) })]),
    ],
    note: say
      .parts<string, "banner">("banner", {
        permission: projectShare.permission,
        audience: projectShare.isPublic ? "public" : "private",
        b: (inside) => inside.join(""),
      })
      .join(""),
    answer: design === null ? null : verdictText(homeVerdict(homeDesignOf(design), name)),
    warning: project.designIsOutdated ? outdatedText() : null,
    figures: [
      [say("system.type"), sayOfAny("systemTypeTitle", { systemType: SYSTEMS[project.systemType] })],
      ...priceLines(project),
      [say("system.estimatedCost"), costText(project)],
      ...sized(project),
      ...(project.consumptionSource === "direct" && project.directDailyConsumption !== null
        ? [[say("appliances.dailyConsumption"), wattHours(project.directDailyConsumption)] as const]
        : []),
    ],
    table: appliances.length === 0 ? null : applianceTable(appliances),
  };
}

const wattHours = (energy: number) => `${formatNumber(energy)} ${say("appliances.wattHoursADay")}`;

const costText = ({ estimatedCost }: SharedProject) =>
  estimatedCost === null ? say("system.notCalculated") : moneyText(estimateFromUsd(estimatedCost, "USD"));

function priceLines({ price, currency }: SharedProject): PageText["figures"] {
  return price === null
    ? []
    : [[say("system.price"), `${moneyText(priceShown(price, currency))} (${priceNote(price, currency)})`]];
}

function sized(project: SharedProject): PageText["figures"] {
  const { recommendedPanelCapacity: panels, recommendedBatteryCapacity: battery } = project;
  if (panels === null || panels <= 0) return [];
  return [
    [say("system.solarPanels"), `${formatNumber(panels / KILO, 2)} kW`],
    [say("system.batteryBank"), battery ? `${formatNumber(battery / KILO, 2)} kWh` : say("system.noBattery")],
    [say("system.inverter"), `${formatNumber(inverterKilowatts(project.recommendedInverterCapacity ?? 0), 2)} kW`],
  ];
}

const applianceTable = (appliances: OpenedShare["appliances"]): PageText["table"] => ({
  title: say("appliances.title"),
  head: [
    say("appliances.appliance"),
    say("appliances.power"),
    say("appliances.quantity"),
    say("appliances.hoursPerDay"),
    say("appliances.dailyConsumption"),
  ],
  rows: appliances.map(({ applianceId, customName, customPower, quantity, hoursPerDay, dailyConsumption }) => [
    applianceId === null ? (customName ?? "") : applianceName({ id: applianceId, name: customName ?? "" }),
    `${formatNumber(customPower ?? 0)} W`,
    formatNumber(quantity),
    `${formatNumber(hoursPerDay, 1)} h`,
    wattHours(dailyConsumption),
  ]),
});
