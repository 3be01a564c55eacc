import type { SystemType } from "@sunwright/engine/parameters/options";

/** The type a stored design was made for, whatever the project says since. */
export const systemTypeOf = ({
  basis,
}: {
  readonly basis: { readonly parameters: { readonly systemType: SystemType } };
}): SystemType => basis.parameters.systemType;
