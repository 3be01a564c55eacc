const MINIATURE = [6, 10, 13, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125];
export const IEC_BREAKERS = [...MINIATURE, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150];

export const NEC_BREAKERS = [
  15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600,
  700, 800, 1000, 1200, 1600, 2000, 2500, 3000,
];

export const SWITCHES = [
  16, 20, 25, 32, 40, 63, 80, 100, 125, 160, 200, 250, 400, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150,
];
export const PANEL_FUSES = [2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 25, 30, 32];

/** gG fuse and the current that blows it within 5 s, IEC 60269-1. */
export const GG: readonly (readonly [number, number])[] = [
  [16, 65],
  [20, 85],
  [25, 110],
  [32, 150],
  [40, 190],
  [50, 250],
  [63, 320],
  [80, 425],
  [100, 580],
  [125, 715],
  [160, 950],
  [200, 1250],
  [250, 1650],
  [315, 2200],
  [400, 2840],
];

export const IEC_FUSES = GG.map(([rating]) => rating);
export const NEC_FUSES = NEC_BREAKERS.filter((rating) => rating <= 400);
export const SWITCHGEAR_VOLTS = [600, 1000, 1500];
export const DC_SURGE_VOLTS = [150, 300, 600, 1000, 1500];
export const AC_SURGE_VOLTS = [150, 275, 320, 385, 440];
export const SIZES = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120];
export const ALL_SIZES = [...SIZES, 150, 185, 240, 300];
export const PETROL = [1, 2, 2.8, 3.5, 5, 6, 7, 8.5, 10].map((kilowatts) => kilowatts * 1000);
export const DIESEL = [
  5, 7.5, 10, 12.5, 15, 20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 200, 250, 300, 400, 500, 630, 800, 1000,
].map((kva) => kva * 800);

/** Panel inputs: largest voltage, tracker from, tracker to. */
export type Input = readonly [number, number, number];
const ON_GRID: readonly Input[] = [
  [500, 110, 425],
  [250, 55, 212.5],
  [150, 33, 127.5],
  [55, 22, 55],
];
/** A volt above lithium iron at the end of charging: 14.2, 28.4, 56.8 V. */
const CHARGES_FROM = { 12: 15.2, 24: 29.4, 48: 57.8 } as const;
export function inputsOf(systemType: string, battery: 12 | 24 | 48): readonly Input[] {
  if (systemType === "on-grid") return ON_GRID;
  const controllers = [250, 150, 100].map((largest): Input => [largest, CHARGES_FROM[battery], largest]);
  return battery === 48 ? [[450, 120, 430], ...controllers] : controllers;
}
