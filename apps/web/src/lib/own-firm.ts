import type { OwnFirm, readOwnFirm } from "@sunwright/contract/firms";
import { useQuery } from "@tanstack/react-query";
import { read, route } from "./api";

/** Written down here, so that the contract's schemas stay out of the first script. */
const OWN_FIRM = route<typeof readOwnFirm>("GET", "/api/firm");

/** The firm that the person works for, as an owner or as staff; null for none, undefined before it is known. */
export const useOwnFirm = (): OwnFirm | null | undefined => useQuery(read(OWN_FIRM)).data?.firm;
