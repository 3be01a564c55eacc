import { say } from "@sunwright/words/discussion";
import { listed } from "../../../lib/listed";
import { isChange, isRecord, type ShownChange, textOf } from "./shown-change";

/** What is shown of an appliance, each with its unit. */
const FIELDS = {
  customPower: " W",
  quantity: "",
  hoursPerDay: " h",
  motor: "",
  essential: "",
} as const;

const nameOf = (appliance: Record<string, unknown>) => textOf(appliance["name"] ?? appliance["customName"]);
const counted = (appliance: Record<string, unknown>) =>
  say("changed.appliancePieces", { quantity: textOf(appliance["quantity"]), name: nameOf(appliance) });

/** Appliances that came, went or changed. */
export function applianceChanges(list: unknown): ShownChange[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isChange).flatMap(({ before, after }) => {
    if (isRecord(before) && isRecord(after)) return fieldChanges(before, after);
    if (isRecord(after)) return [{ label: say("changed.appliance"), before: say("value.none"), after: counted(after) }];
    return isRecord(before)
      ? [{ label: say("changed.appliance"), before: counted(before), after: say("value.none") }]
      : [];
  });
}

function fieldChanges(before: Record<string, unknown>, after: Record<string, unknown>): ShownChange[] {
  const shown = Object.entries(FIELDS).flatMap(([field, unit]) => {
    if (before[field] === after[field]) return [];
    const show = (value: unknown) => (value === null ? say("value.asRated") : `${textOf(value)}${unit}`);
    return [
      {
        label: say("changed.applianceField", { name: nameOf(after), field }),
        before: show(before[field]),
        after: show(after[field]),
      },
    ];
  });
  const [from, to] = [hoursText(before["hoursOfDay"]), hoursText(after["hoursOfDay"])];
  return from === to
    ? shown
    : [...shown, { label: say("changed.hoursOfDay", { name: nameOf(after) }), before: from, after: to }];
}

/** "6 to 9, 18 to 23": hours as spans, each up to its end. */
function hoursText(hours: unknown): string {
  if (!Array.isArray(hours)) return say("value.none");
  const set = new Set(hours);
  if (set.size === 24) return say("hours.allDay");
  const spans: string[] = [];
  for (let hour = 0; hour < 24; hour++) {
    if (!set.has(hour)) continue;
    const first = hour;
    while (set.has(hour + 1)) hour++;
    spans.push(say("hours.span", { from: first, to: hour + 1 }));
  }
  return spans.length === 0 ? say("value.none") : listed(spans);
}
