import { z } from "zod";

/** A person as others see them: never an address, never the id of the account. */
export const PersonSeen = z.object({
  /** Begins with the person's initials: avatars show its first two characters, in capitals. */
  userId: z.string(),
  name: z.string(),
});
export type PersonSeen = z.output<typeof PersonSeen>;
