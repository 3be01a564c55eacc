import type { OwnFirm, readOwnFirm } from "@sunwright/contract/firms";
import { useQuery } from "@tanstack/react-query";
import { read, route } from "./api";
import { useUser } from "./current-user";

/** Written down here, so that the contract's schemas stay out of the first script. */
const OWN_FIRM = route<typeof readOwnFirm>("GET", "/api/firm");

/** The firm that the person works for, as an owner or as staff; null for none, undefined before it is known. */
export const useOwnFirm = (): OwnFirm | null | undefined => useQuery(read(OWN_FIRM)).data?.firm;

/** The kind of account that a firm is made for at sign-up. */
const ROLE_OF = { installer: "installer", shop: "retailer" } as const satisfies Readonly<
  Record<OwnFirm["kind"], string>
>;

/**
 * Whether there is a firm of this kind to ask about; undefined before it is known. Pages of a firm ask nothing for
 * somebody who has none: each refusal would be an error in the browser's console.
 */
export function useHasFirm(kind: OwnFirm["kind"]): boolean | undefined {
  const { role } = useUser();
  const { data, isError } = useQuery(read(OWN_FIRM));
  if (role === ROLE_OF[kind] || data?.firm?.kind === kind) return true;
  // Where it cannot be learnt, the page asks and says what it is answered.
  if (data === undefined || data === null) return isError ? true : undefined;
  return false;
}
