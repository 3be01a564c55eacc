import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SystemType } from "@sunwright/engine/parameters/options";

/** The type a stored design was made for, whatever the project says since. */
export const systemTypeOf = ({ basis }: Design): SystemType => basis.parameters.systemType;
