import type { ParametersInput } from "../sizing/inputs/design";
import { targetOf } from "../sizing/inputs/target";
import type { SystemSize } from "./configuration";

/**
 * How much is built. Standard is what the project asks for; basic lets three times as many hours go dark and premium a
 * third. House rule: a step of a home that can wait and a clinic that cannot, about 3% and 0.3% of the hours where the
 * project asks for the ordinary home's 1%.
 */
const DARK_TIMES: Readonly<Record<SystemSize, number>> = { basic: 3, standard: 1, premium: 1 / 3 };
/** The most and least hours a project may ask to leave dark. Source: the design page's own bounds, 90 to 99.9%. */
const MOST_DARK = 0.1;
const LEAST_DARK = 0.001;

/** Backup of a hybrid, and of an off-grid battery by days without sun. House rule: a half more, a half or a third less. */
const HOURS_TIMES: Readonly<Record<SystemSize, number>> = { basic: 0.5, standard: 1, premium: 1.5 };
const DAYS_TIMES: Readonly<Record<SystemSize, number>> = { basic: 2 / 3, standard: 1, premium: 1.5 };
/** Source: the design page's own bounds. */
const HOURS = { min: 1, max: 72 } as const;
const DAYS = { min: 1, max: 10 } as const;

/** Of the array that is worth most on-grid. House rule: a quarter less or more. */
export const ENERGY_SHARE: Readonly<Record<SystemSize, number>> = { basic: 0.75, standard: 1, premium: 1.25 };

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(max, Math.max(min, value));

/** What the project asks for, changed to what a system of that size is asked for. On-grid nothing is asked here. */
export function parametersFor(parameters: ParametersInput, size: SystemSize): ParametersInput {
  if (size === "standard") return parameters;
  const { systemType, backupRule, backupDays, backupHours } = parameters;
  if (systemType === "hybrid")
    return { ...parameters, backupHours: within(Math.round(backupHours * HOURS_TIMES[size]), HOURS) };
  if (systemType === "on-grid") return parameters;
  if (backupRule === "autonomy")
    return { ...parameters, backupDays: within(Math.round(backupDays * DAYS_TIMES[size]), DAYS) };
  const target = targetOf(parameters);
  const dark = target.kind === "hours" ? 1 - target.share : 0;
  // A share that is beyond the bounds already is not pushed back over them.
  const most = Math.max(MOST_DARK, dark);
  const least = Math.min(LEAST_DARK, dark);
  const asked = within(dark * DARK_TIMES[size], { min: least, max: most });
  return { ...parameters, reliabilityTarget: 100 * (1 - asked) };
}
