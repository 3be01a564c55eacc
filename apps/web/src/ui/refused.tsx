import { createContext, use, useState } from "react";

/** What was refused of what a dialog sent: its code, and the reason in the person's words. */
export interface Refused {
  readonly code: string;
  readonly text: string;
}

/** Around dialogs: the last refusal that belongs into one of them. */
export const RefusedContext = createContext<Refused | null>(null);

/** The refusal since this is there: a dialog that opens says nothing of what was refused before. */
function useRefused(): Refused | null {
  const refused = use(RefusedContext);
  const [before] = useState(refused);
  return refused === before ? null : refused;
}

/** The reason at a field, for the codes that are about it. */
export function useRefusalOf(...codes: readonly string[]): string | undefined {
  const refused = useRefused();
  return refused !== null && codes.includes(refused.code) ? refused.text : undefined;
}

/** The reason for all codes that no field of the dialog takes. */
export function useRefusalBut(taken: readonly string[]): string | undefined {
  const refused = useRefused();
  return refused === null || taken.includes(refused.code) ? undefined : refused.text;
}
