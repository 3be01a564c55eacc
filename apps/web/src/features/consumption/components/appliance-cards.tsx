import { say } from "@sunwright/words/consumption";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { applianceTotals } from "../model/appliances";
import { HoursBox, PowerBox, QuantityBox, useApplianceFields } from "./appliance-field";
import {
  ApplianceTitle,
  DailyFigure,
  Problem,
  RemoveButton,
  type ApplianceListProps,
  type ApplianceRowProps,
} from "./appliance-table";
import { EssentialSwitch } from "./essential-switch";
import { HoursEditor } from "./hours-editor";

/** Shown before "Show more" on a phone; the reference drawing folds after four. */
const FOLD_AFTER = 4;

/** The appliance table of a phone: name and figure, then the three boxes. */
export function ApplianceCards({ appliances, onPatch, onRemove }: ApplianceListProps) {
  const house = applianceTotals(appliances).dailyConsumption;
  const [pressed, setPressed] = useState(false);
  const [countAtFirst] = useState(appliances.length);
  // What has just been added stands at the end and must be seen.
  const unfolded = pressed || appliances.length > countAtFirst;
  const hidden = unfolded ? 0 : Math.max(0, appliances.length - FOLD_AFTER);
  const shown = hidden > 1 ? appliances.slice(0, FOLD_AFTER) : appliances;
  return (
    <ul>
      {shown.map((appliance) => (
        <Card
          key={appliance.id}
          appliance={appliance}
          house={house}
          onPatch={(patch) => onPatch(appliance, patch)}
          onRemove={() => onRemove(appliance)}
        />
      ))}
      {hidden > 1 && (
        <li>
          <button
            type="button"
            className="flex min-h-12 w-full items-center justify-center gap-2 type-small font-medium"
            onClick={() => setPressed(true)}
          >
            {say("list.showMore", { count: hidden })}
            <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      )}
    </ul>
  );
}

function Card({ appliance, house, onPatch, onRemove }: Omit<ApplianceRowProps, "largest">) {
  const fields = useApplianceFields({ appliance, onPatch });
  return (
    <li className="border-b border-line px-4 pt-3 pb-3.5 last:border-b-0">
      <div className="flex items-start justify-between gap-2">
        <div>
          <ApplianceTitle appliance={appliance} name={fields.name} />
          <span className="flex flex-wrap gap-x-3">
            <HoursEditor appliance={appliance} onPatch={onPatch} />
            <EssentialSwitch appliance={appliance} onPatch={onPatch} />
          </span>
        </div>
        <div className="flex items-center gap-1">
          <DailyFigure appliance={appliance} house={house} />
          <RemoveButton fields={fields} onRemove={onRemove} />
        </div>
      </div>
      <div className="mt-2.5 grid grid-cols-[1fr_128px_1fr] gap-2">
        <PowerBox fields={fields} />
        <QuantityBox fields={fields} />
        <HoursBox fields={fields} />
      </div>
      <Problem text={fields.problem} />
    </li>
  );
}
