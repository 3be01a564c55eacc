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

/** Prices of the parts [US dollars per W or Wh] and the share installing them adds. */
export interface CostRates {
  readonly panel: { readonly price: number };
  readonly battery: { readonly price: number };
  readonly inverter: { readonly price: number };
  readonly installationShare: number;
}

const SPECIFIED: CostRates = {
  panel: { price: DOLLARS_PER_PANEL_WATT },
  battery: { price: DOLLARS_PER_BATTERY_WATT_HOUR },
  inverter: { price: DOLLARS_PER_INVERTER_WATT },
  installationShare: INSTALLATION_SHARE,
};

/** Cost of recommended capacities. [W, Wh, W] */
export function costFigures(
  panelCapacity: number,
  batteryCapacity: number,
  inverterCapacity: number,
  rates: CostRates = SPECIFIED,
): CostFigures {
  const panels = rates.panel.price * panelCapacity;
  const batteries = rates.battery.price * batteryCapacity;
  const inverter = rates.inverter.price * inverterCapacity;
  const equipment = panels + batteries + inverter;
  const installation = rates.installationShare * equipment;
  return { panels, batteries, inverter, installation, total: equipment + installation };
}
