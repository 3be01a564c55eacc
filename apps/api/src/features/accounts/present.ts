import type { Account, AccountSession } from "@sunwright/contract/account";
import type { Preferences, User } from "@sunwright/contract/accounts";
import { readableAddress } from "@sunwright/contract/mail-address";
import type { SessionRow } from "../../platform/account-sessions";
import type { InstallerDetails, RetailerDetails } from "./profile/table";
import type { PersonRow, UserRow } from "./user-table";

/** What leaves the server: built field by field, never a row. */
export function toPreferences({
  units,
  currency,
  theme,
  language,
  dataSaver,
  commentMails,
  localDemand,
  resultView,
}: UserRow): Preferences {
  return { units, currency, theme, language, dataSaver, commentMails, localDemand, resultView };
}

export function toUser({ user, pictureId }: PersonRow): User {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: readableAddress(user.email),
    role: user.role,
    userType: user.role,
    profileImageUrl: pictureId === null ? null : `/api/account/pictures/${pictureId}`,
    emailVerified: user.emailVerifiedAt !== null,
    preferences: toPreferences(user),
  };
}

export interface AccountRows {
  readonly person: PersonRow;
  readonly installer: InstallerDetails | null;
  readonly retailer: RetailerDetails | null;
}

export function toAccount({ person, installer, retailer }: AccountRows): Account {
  const { firstName, lastName, phone, address, city, state, zipCode, createdAt } = person.user;
  return {
    user: toUser(person),
    person: { firstName, lastName, phone, address, city, state, zipCode },
    installer,
    retailer,
    createdAt: createdAt.toISOString(),
  };
}

export const toSession = (row: SessionRow, currentId: string): AccountSession => ({
  id: row.id,
  current: row.id === currentId,
  userAgent: row.userAgent,
  address: row.address,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
});
