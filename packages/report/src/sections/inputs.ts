import { say } from "@sunwright/words/report-sections";
import { describedName, describedPower } from "@sunwright/engine/sizing/described-appliance";
import { note, type ReportAppliance, type ReportInput, type Section, table } from "../document";
import { formatNumber } from "../format";
import { describeHours } from "../hours-of-day";
import { FIELD_LABELS, FIELD_NAMES, type FieldName, showParameter } from "../parameter-text";
import { directSummary } from "../result-text";

const HEAD = ["Appliance", "Power", "Quantity", say("hoursPerDay"), "When", "Peak", say("dailyConsumption")];

/** The load as entered: direct figures, or each appliance. */
export function loadSection({ project, appliances }: ReportInput): Section {
  const title = say("powerConsumption");
  if (project.consumptionSource === "direct")
    return {
      title,
      note: say("directInput"),
      blocks: [note(say("enteredDirectly", { project: directSummary(project) }))],
    };
  const pieces = appliances.reduce((sum, { quantity }) => sum + quantity, 0);
  if (appliances.length === 0) return { title, blocks: [note(say("noAppliancesAddedYet"))] };
  return {
    title,
    note: say("pieces", { pieces }),
    blocks: [table([...appliances.map(applianceRow), sumRow(appliances, pieces)], { head: HEAD, total: true })],
  };
}

const applianceRow = (appliance: ReportAppliance) => [
  describedName(appliance, appliance.appliance),
  `${formatNumber(describedPower(appliance, appliance.appliance))} W`,
  formatNumber(appliance.quantity),
  `${formatNumber(appliance.hoursPerDay, 2)} h`,
  describeHours(appliance.hoursOfDay),
  `${formatNumber(appliance.peakPower)} W`,
  `${formatNumber(appliance.dailyConsumption)} Wh`,
];

function sumRow(appliances: readonly ReportAppliance[], pieces: number) {
  const sum = (pick: (appliance: ReportAppliance) => number) =>
    formatNumber(appliances.reduce((total, appliance) => total + pick(appliance), 0));
  return [
    "Together",
    "",
    formatNumber(pieces),
    "",
    "",
    `${sum(({ peakPower }) => peakPower)} W`,
    `${sum(({ dailyConsumption }) => dailyConsumption)} Wh`,
  ];
}

export const parameterSections = ({ project, design, view: { units } }: ReportInput): Section[] => {
  // People know their city by its name, which the design has.
  const city = design !== null && design.basis.parameters.city === project.city ? design.site.name : null;
  const shown = (name: FieldName) =>
    name === "city" && project.city !== null && city !== null ? city : showParameter(name, project[name], units);
  const rows = FIELD_NAMES.map((name) => [FIELD_LABELS[name], shown(name)]);
  const middle = Math.ceil(rows.length / 2);
  return [
    { title: say("systemParameters"), half: true, blocks: [table(rows.slice(0, middle))] },
    { title: say("distancesClimateAndPlace"), half: true, blocks: [table(rows.slice(middle))] },
  ];
};
