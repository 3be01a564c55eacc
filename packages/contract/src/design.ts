import type { Design } from "@sunwright/engine/sizing/design";
import { z } from "zod";

/** A stored design, as the engine made it: see `packages/engine/src/sizing/design.ts`. */
export const DesignResult = z.custom<Design>((value) => typeof value === "object" && value !== null);
