import type { BodyInput } from "@sunwright/contract/endpoint";
import {
  INSTALLED_POWER_MAX,
  type InstallerFirm,
  REQUESTS_AT_ONCE,
  type saveInstaller,
} from "@sunwright/contract/installers";
import { NAME_MIN, SERVICE_RADIUS_MILES } from "@sunwright/contract/limits";
import { isNumberText, numberText, parseNumber } from "../../../ui/number";

const WATTS_PER_KILOWATT = 1_000;

type Kept = Pick<InstallerFirm, "name" | "about" | "phone" | "website" | "country" | "town" | "languages">;
/** A firm's profile while it is typed: figures are texts, so that nothing is rewritten under the cursor. */
export interface ProfileForm extends Kept {
  /** [mi] */
  readonly radius: string;
  /** [kW] Empty for no bound. */
  readonly leastPower: string;
  readonly mostPower: string;
  readonly mostInvitations: string;
  /** "2026-12-14"; empty for at once. */
  readonly freeFrom: string;
}

const kilowattText = (watts: number | null) => (watts === null ? "" : numberText(watts / WATTS_PER_KILOWATT));

export const profileFormOf = (firm: InstallerFirm): ProfileForm => ({
  ...firm,
  radius: numberText(firm.radius),
  leastPower: kilowattText(firm.leastPower),
  mostPower: kilowattText(firm.mostPower),
  mostInvitations: numberText(firm.mostInvitations),
  freeFrom: firm.freeFrom ?? "",
});

export type ProfileFault = "needed" | "notNumber" | "powerOrder" | "website";
export type ProfileField = "name" | "website" | "radius" | "leastPower" | "mostPower" | "mostInvitations";
export type ProfileFaults = Readonly<Partial<Record<ProfileField, ProfileFault>>>;

const ADDRESS = /^https?:\/\/[^\s/]+\.[^\s]+$/;

/** What is sent, or what is wrong with it by field. */
export function profileWrittenOf(
  form: ProfileForm,
  version: number,
): { readonly body: BodyInput<typeof saveInstaller>; readonly faults: ProfileFaults } {
  const faults: Partial<Record<ProfileField, ProfileFault>> = {};
  const figure = (field: ProfileField, value: number, { min, max }: { readonly min: number; readonly max: number }) => {
    const holds = value >= min && value <= max;
    if (!holds) faults[field] = "notNumber";
    return holds ? value : min;
  };
  const power = (field: "leastPower" | "mostPower") =>
    form[field].trim() === ""
      ? null
      : figure(
          field,
          isNumberText(form[field]) ? Math.round(parseNumber(form[field]) * WATTS_PER_KILOWATT) : Number.NaN,
          { min: 0, max: INSTALLED_POWER_MAX },
        );
  if (form.name.trim().length < NAME_MIN) faults.name = "needed";
  if (form.website.trim() !== "" && !ADDRESS.test(form.website.trim())) faults.website = "website";
  const radius = figure("radius", parseNumber(form.radius), SERVICE_RADIUS_MILES);
  const [leastPower, mostPower] = [power("leastPower"), power("mostPower")];
  if (leastPower !== null && mostPower !== null && leastPower > mostPower) faults.mostPower ??= "powerOrder";
  const requests = parseNumber(form.mostInvitations);
  const mostInvitations = figure(
    "mostInvitations",
    Number.isInteger(requests) ? requests : Number.NaN,
    REQUESTS_AT_ONCE,
  );
  const { name, about, phone, country, town, languages } = form;
  const said = { name, about, phone, website: form.website.trim(), country, town, languages };
  const freeFrom = form.freeFrom === "" ? null : form.freeFrom;
  return { body: { version, ...said, radius, leastPower, mostPower, freeFrom, mostInvitations }, faults };
}
