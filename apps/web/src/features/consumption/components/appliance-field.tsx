import { say } from "@sunwright/words/consumption";
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import { APPLIANCE_POWER_MAX, HOURS_PER_DAY, QUANTITY_MAX } from "@sunwright/contract/limits";
import { createContext, use } from "react";
import { NumberInput } from "../../../ui/number-input";
import { isUnread, numberText, parseQuantity, typedText } from "../../../ui/number";
import { QuantityInput } from "../../../ui/quantity-input";
import { applianceName, appliancePower, readHours, readPatchPower, type AppliancePatch } from "../model/appliances";
import { applianceDraftName } from "../model/typed-texts";
import { useDraft } from "./use-draft";
import { useTyped } from "./use-typed";

/** The project the list belongs to: part of the name under which what is typed is kept. */
export const ApplianceProject = createContext("");

export interface ApplianceFieldProps {
  readonly appliance: ProjectAppliance;
  readonly onPatch: (patch: AppliancePatch) => Promise<unknown>;
  readonly className?: string;
}

/** The three boxes of one appliance and what is wrong with them. */
export function useApplianceFields({ appliance, onPatch }: ApplianceFieldProps) {
  const name = applianceName(appliance);
  const draft = useDraft(applianceDraftName(use(ApplianceProject), appliance.id));
  const power = useTyped({
    draft,
    name: "power",
    stored: numberText(appliancePower(appliance)),
    read: readPatchPower,
    save: (customPower) => onPatch({ customPower }),
  });
  const quantity = useTyped({
    draft,
    name: "quantity",
    stored: numberText(appliance.quantity),
    read: (text) => ({ value: parseQuantity(text) }),
    save: (value) => onPatch({ quantity: value }),
  });
  const hours = useTyped({
    draft,
    name: "hours",
    stored: numberText(appliance.hoursPerDay),
    read: readHours,
    save: (hoursPerDay) => onPatch({ hoursPerDay }),
  });
  const problem = power.message ?? hours.message ?? zeroPower(appliance);
  return { name, power, quantity, hours, problem, forget: draft.clear };
}

const zeroPower = (appliance: ProjectAppliance) =>
  appliance.applianceId === null && appliancePower(appliance) === 0 ? say("problem.noPower") : null;

type Fields = ReturnType<typeof useApplianceFields>;
interface BoxProps {
  readonly fields: Fields;
  readonly className?: string;
}

/** A letter between digits is not taken up, unless it says how many: "9a0" is 90, "1e3" and "5 kW" are refused. */
const SLIP = /^\d+[a-df-jln-vx-z]+\d*$/i;
const withoutSlips = (kept: string): string => {
  const text = typedText(kept);
  return isUnread(kept) && SLIP.test(text) ? text.replaceAll(/\D/g, "") : kept;
};

export const PowerBox = ({ fields: { name, power }, className }: BoxProps) => (
  <NumberInput
    size="sm"
    align="end"
    whole
    unit="W"
    min={0}
    max={APPLIANCE_POWER_MAX}
    aria-label={say("powerOf", { name })}
    value={power.text}
    invalid={power.message !== null || power.failed}
    onValueChange={(text) => power.change(withoutSlips(text))}
    onFocus={power.enter}
    onBlur={power.leave}
    {...(className ? { className } : {})}
  />
);

export const QuantityBox = ({ fields: { name, quantity }, className }: BoxProps) => (
  <QuantityInput
    size="sm"
    label={say("quantityOf", { name })}
    max={QUANTITY_MAX}
    value={parseQuantity(quantity.text)}
    onValueChange={(value) => quantity.change(numberText(value))}
    {...(className ? { className } : {})}
  />
);

export const HoursBox = ({ fields: { name, hours }, className }: BoxProps) => (
  <NumberInput
    size="sm"
    align="end"
    unit="h"
    min={HOURS_PER_DAY.min}
    max={HOURS_PER_DAY.max}
    step={HOURS_PER_DAY.step}
    aria-label={say("hoursPerDayOf", { name })}
    value={hours.text}
    invalid={hours.message !== null || hours.failed}
    onValueChange={hours.change}
    onFocus={hours.enter}
    onBlur={hours.leave}
    {...(className ? { className } : {})}
  />
);
