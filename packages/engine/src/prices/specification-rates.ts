/**
 * The fixed rates of the design workflow specification, section 9 (cost breakdown), the same in every country. Nothing but
 * the first rung of the price, the estimate, counts with them.
 */

/** US dollars per W or Wh. */
export const DOLLARS_PER_PANEL_WATT = 0.75;
export const DOLLARS_PER_BATTERY_WATT_HOUR = 0.5;
export const DOLLARS_PER_INVERTER_WATT = 0.5;
/** Share of the three. */
export const INSTALLATION_SHARE = 0.2;
