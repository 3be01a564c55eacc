import { z } from "zod";
import { HIDDEN_KINDS } from "./contact-hiding";

/** A text, or what of it is hidden while its stage keeps both sides apart. */
export const Pieces = z.array(z.union([z.string(), z.object({ hidden: z.enum(HIDDEN_KINDS) })])).readonly();
