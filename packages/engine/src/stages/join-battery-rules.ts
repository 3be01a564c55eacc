/** Why a battery may not join old panels in a way. */
export const JOINING_RULES = [
  /** The old inverter gives more than the battery's takes back when the load falls away. [W] */
  "ac-power",
  /** The battery is too small for the panels' power. [kWh] */
  "ac-battery",
  /** No row of the old panels stands within the new inverter's input. [V] */
  "row-voltage",
] as const;

export const JOINING_WAYS = ["ac", "dc"] as const;
