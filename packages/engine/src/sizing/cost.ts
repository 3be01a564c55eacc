/** US dollars per W or Wh. Source: design workflow specification, section 9 (cost breakdown). */
export const DOLLARS_PER_PANEL_WATT = 0.75;
export const DOLLARS_PER_BATTERY_WATT_HOUR = 0.5;
export const DOLLARS_PER_INVERTER_WATT = 0.5;
/** Share of the three. Source: the same. */
export const INSTALLATION_SHARE = 0.2;

/** US dollars. */
export interface CostFigures {
  readonly panels: number;
  readonly batteries: number;
  readonly inverter: number;
  readonly installation: number;
  readonly total: number;
}

/** Cost of recommended capacities. [W, Wh, W] */
export function costFigures(panelCapacity: number, batteryCapacity: number, inverterCapacity: number): CostFigures {
  const panels = DOLLARS_PER_PANEL_WATT * panelCapacity;
  const batteries = DOLLARS_PER_BATTERY_WATT_HOUR * batteryCapacity;
  const inverter = DOLLARS_PER_INVERTER_WATT * inverterCapacity;
  const equipment = panels + batteries + inverter;
  const installation = INSTALLATION_SHARE * equipment;
  return { panels, batteries, inverter, installation, total: equipment + installation };
}
