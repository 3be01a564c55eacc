import { randomUUID } from "node:crypto";
import type { Role } from "@sunwright/contract/accounts";
import { PASSWORD } from "../../../testing/people";

/** An address nobody else in this run has. */
export const freshEmail = () => `ada.${randomUUID()}@example.org`;

/** No two firms have one name. */
const businessOf = (role: Role): object => {
  const mark = randomUUID().slice(0, 8);
  if (role === "end_user") return {};
  return role === "installer"
    ? { businessName: `Roof and Sun ${mark}` }
    : { businessName: "Panels and More", storeName: `Panel shop ${mark}`, productCategories: ["solar_panels"] };
};

/** The least a person of a role fills in, with changes; a change to undefined leaves the field out. */
export function signUpForm(role: Role, changes: Readonly<Record<string, unknown>> = {}) {
  const filled: Record<string, unknown> = {
    email: freshEmail(),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: "Ada",
    lastName: "Obi",
    role,
    userType: role,
    ...businessOf(role),
    ...changes,
  };
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== undefined));
}
