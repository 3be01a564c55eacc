import type { ProjectAppliance } from "@sunwright/contract/appliances";

/** "3 × Ceiling fan" */
export function namedAppliance({ appliance, customName, quantity }: ProjectAppliance): string {
  const name = appliance?.name ?? customName ?? "";
  return quantity > 1 ? `${quantity} × ${name}` : name;
}
