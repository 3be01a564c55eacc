import { say } from "@sunwright/words/offline";
import { isParameterName } from "@sunwright/engine/parameters/parameters";
import { formatNumber } from "../../lib/format";
import { listed } from "../../lib/listed";
import { fieldLabel, showParameter } from "../../lib/parameter-words";
import type { Conflict } from "../../lib/offline/queue";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Table, TableHead } from "../../ui/table";

interface ConflictQuestionProps {
  readonly conflict: Conflict | null;
  readonly onAnswer: (keep: "mine" | "theirs") => void;
  readonly onClose: () => void;
}

/** What somebody else saved while this browser was offline, beside what was typed here. */
export function ConflictQuestion({ conflict, onAnswer, onClose }: ConflictQuestionProps) {
  const subject = conflict?.appliance === null ? say("theProject") : say("anAppliance");
  return (
    <Dialog
      size="lg"
      open={conflict !== null}
      onOpenChange={(open) => !open && onClose()}
      title={say("conflict.title")}
      description={say("conflict.explained", { subject })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {say("conflict.notNow")}
          </Button>
          <Button variant="outline" onClick={() => onAnswer("theirs")}>
            {say("conflict.useSaved")}
          </Button>
          <Button onClick={() => onAnswer("mine")}>{say("conflict.keepMine")}</Button>
        </>
      }
    >
      <Table caption={say("conflict.changes")} className="mt-4">
        <TableHead
          columns={[say("conflict.field"), say("conflict.before"), say("conflict.savedNow"), say("conflict.here")]}
        />
        <tbody>
          {conflict?.contested.map(({ field, before, mine, theirs }) => (
            <tr key={field}>
              <th scope="row">{labelOf(field)}</th>
              <td className="text-text-3">{valueWords(field, before)}</td>
              <td>{valueWords(field, theirs)}</td>
              <td className="font-semibold">
                {mine === undefined ? say("conflict.removed") : valueWords(field, mine)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}

const LABELS: Readonly<Record<string, () => string>> = {
  name: () => say("field.name"),
  consumptionSource: () => say("field.consumptionSource"),
  directDailyConsumption: () => say("field.directDailyConsumption"),
  directPeakPower: () => say("field.directPeakPower"),
  customName: () => say("field.customName"),
  customPower: () => say("field.customPower"),
  quantity: () => say("field.quantity"),
  hoursPerDay: () => say("field.hoursPerDay"),
  hoursOfDay: () => say("field.hoursOfDay"),
  months: () => say("field.months"),
  motor: () => say("field.motor"),
  essential: () => say("field.essential"),
};

const labelOf = (field: string) => (isParameterName(field) ? fieldLabel(field) : (LABELS[field]?.() ?? field));

function valueWords(field: string, value: unknown): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the value of this very field, by the contract
  if (isParameterName(field)) return showParameter(field, value as Parameters<typeof showParameter>[1]);
  if (value === null || value === undefined) return say("value.none");
  if (typeof value === "boolean") return value ? say("value.yes") : say("value.no");
  if (typeof value === "number") return formatNumber(value);
  if (Array.isArray(value)) return listed(value.map(String));
  if (field === "consumptionSource") return value === "direct" ? say("value.direct") : say("value.appliances");
  return typeof value === "string" ? value : say("value.none");
}
