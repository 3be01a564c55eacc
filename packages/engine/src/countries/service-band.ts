/**
 * Least hours of supply a day that a Nigerian feeder owes by its band, the most first.
 * Source: Nigerian Electricity Regulatory Commission, service-based tariff, as CKN Nigeria prints it, 2024-04-03.
 */
export const SUPPLY_BY_BAND = { A: 20, B: 16, C: 12, D: 8, E: 4 } as const;
export type ServiceBand = keyof typeof SUPPLY_BY_BAND;

const isBand = (name: string): name is ServiceBand => name in SUPPLY_BY_BAND;
export const SERVICE_BANDS: readonly ServiceBand[] = Object.keys(SUPPLY_BY_BAND).filter(isBand);
