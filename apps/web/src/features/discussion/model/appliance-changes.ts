import { say } from "@sunwright/words/discussion";
import { isChange, isRecord, type ShownChange, textOf } from "./shown-change";

const FIELDS = {
  customPower: ["power", " W"],
  quantity: ["quantity", ""],
  hoursPerDay: ["hours per day", " h"],
  motor: ["driven by a motor", ""],
  essential: ["essential", ""],
} as const;

const nameOf = (appliance: Record<string, unknown>) => textOf(appliance["name"] ?? appliance["customName"]);
const counted = (appliance: Record<string, unknown>) => `${textOf(appliance["quantity"])} × ${nameOf(appliance)}`;

/** Appliances that came, went or changed. */
export function applianceChanges(list: unknown): ShownChange[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isChange).flatMap(({ before, after }) => {
    if (isRecord(before) && isRecord(after)) return fieldChanges(before, after);
    if (isRecord(after)) return [{ label: say("appliance"), before: "none", after: counted(after) }];
    return isRecord(before) ? [{ label: say("appliance"), before: counted(before), after: "none" }] : [];
  });
}

function fieldChanges(before: Record<string, unknown>, after: Record<string, unknown>): ShownChange[] {
  const shown = Object.entries(FIELDS).flatMap(([field, [label, unit]]) => {
    if (before[field] === after[field]) return [];
    const show = (value: unknown) => (value === null ? "as rated" : `${textOf(value)}${unit}`);
    return [{ label: `${nameOf(after)}, ${label}`, before: show(before[field]), after: show(after[field]) }];
  });
  const [from, to] = [hoursText(before["hoursOfDay"]), hoursText(after["hoursOfDay"])];
  return from === to
    ? shown
    : [...shown, { label: say("hoursOfTheDay", { after: nameOf(after) }), before: from, after: to }];
}

/** "6 to 9, 18 to 23": hours as spans, each up to its end. */
function hoursText(hours: unknown): string {
  if (!Array.isArray(hours)) return "none";
  const set = new Set(hours);
  if (set.size === 24) return "all day";
  const spans: string[] = [];
  for (let hour = 0; hour < 24; hour++) {
    if (!set.has(hour)) continue;
    const first = hour;
    while (set.has(hour + 1)) hour++;
    spans.push(say("to2", { first, hour: hour + 1 }));
  }
  return spans.length === 0 ? "none" : spans.join(", ");
}
