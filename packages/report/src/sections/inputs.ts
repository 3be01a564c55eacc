import { applianceName as catalogueName } from "@sunwright/words/appliance-words";
import { say } from "@sunwright/words/report-sections";
import { PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import { describedName, describedPower } from "@sunwright/engine/sizing/inputs/described-appliance";
import { daysByMonth } from "@sunwright/engine/sizing/load/months-of-use";
import { note, type ReportAppliance, type ReportInput, type Section, table } from "../document";
import { formatNumber } from "../format";
import { describeHours } from "../hours-of-day";
import { fieldLabel, type FieldName, showParameter } from "../parameter-text";
import { directSummary } from "../direct-load";

const head = () => [
  say("load.appliance"),
  say("load.power"),
  say("load.quantity"),
  say("load.hoursPerDay"),
  say("load.when"),
  say("load.peak"),
  say("load.dailyConsumption"),
];

/** The load as entered: direct figures, or each appliance. */
export function loadSection({ project, appliances }: ReportInput): Section {
  const title = say("load.title");
  if (project.consumptionSource === "direct")
    return {
      title,
      note: say("load.directInput"),
      blocks: [note(say("load.enteredDirectly", { load: directSummary(project) }))],
    };
  const pieces = appliances.reduce((sum, { quantity }) => sum + quantity, 0);
  if (appliances.length === 0) return { title, blocks: [note(say("load.noAppliances"))] };
  return {
    title,
    note: say("load.pieces", { pieces }),
    blocks: [table([...appliances.map(applianceRow), sumRow(appliances, pieces)], { head: head(), total: true })],
  };
}

/** Hours of the day, and what months take where they differ. */
function whenOf({ hoursOfDay, dailyConsumption, months }: ReportAppliance): string {
  const hours = describeHours(hoursOfDay);
  const days = daysByMonth({ dailyConsumption, months });
  if (days === null) return hours;
  return say("load.byMonth", { hours, least: formatNumber(days.least), most: formatNumber(days.most) });
}

const applianceRow = (appliance: ReportAppliance) => [
  describedName(appliance, appliance.appliance && { ...appliance.appliance, name: catalogueName(appliance.appliance) }),
  `${formatNumber(describedPower(appliance, appliance.appliance))} W`,
  formatNumber(appliance.quantity),
  `${formatNumber(appliance.hoursPerDay, 2)} h`,
  whenOf(appliance),
  `${formatNumber(appliance.peakPower)} W`,
  `${formatNumber(appliance.dailyConsumption)} Wh`,
];

function sumRow(appliances: readonly ReportAppliance[], pieces: number) {
  const sum = (pick: (appliance: ReportAppliance) => number) =>
    formatNumber(appliances.reduce((total, appliance) => total + pick(appliance), 0));
  return [
    say("load.together"),
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
  const rows = PARAMETER_NAMES.map((name) => [fieldLabel(name), shown(name)]);
  const middle = Math.ceil(rows.length / 2);
  return [
    { title: say("parameters.system"), half: true, blocks: [table(rows.slice(0, middle))] },
    { title: say("parameters.place"), half: true, blocks: [table(rows.slice(middle))] },
  ];
};
