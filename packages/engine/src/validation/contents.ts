/** A table of the reference format, as its page names it. */
export interface TableContents {
  readonly title: string;
  /** Where its figures come from. */
  readonly against: string;
  /** The file that has to be there for the table to count as there. */
  readonly file: string;
}

const PVLIB = "pvlib-python after 0.15.2";

/** The tables by letter; a table's files begin with its letter. */
export const CONTENTS = {
  a: {
    title: "Solar position",
    against: `NREL's SPA by ${PVLIB}, 1950 to 2050, and the paper's example`,
    file: "a_solar_position.json",
  },
  b: {
    title: "Extraterrestrial radiation, air mass, clear sky",
    against: PVLIB,
    file: "b_clearsky.json",
  },
  c: {
    title: "Decomposition of global irradiance",
    against: PVLIB,
    file: "c_decomposition.json",
  },
  d: {
    title: "Transposition to the plane",
    against: PVLIB,
    file: "d_transposition.json",
  },
  e: {
    title: "Glass, cell temperature, module, inverter",
    against: PVLIB,
    file: "e_module_inverter.json",
  },
  f: {
    title: "A year of 8,760 hours",
    against: `${PVLIB}; NREL's ssc 308, PVWatts v8`,
    file: "f_annual.json",
  },
  g: {
    title: "Hourly energy balance",
    against: "a second program written from the equations alone",
    file: "g_offgrid.json",
  },
  h: {
    title: "Published worked examples and standards tables",
    against: "the sources as printed",
    file: "h_examples.json",
  },
  i: {
    title: "Economics",
    against: "formulas by numpy and scipy; NREL's ssc 308, lcoefcr",
    file: "i_economics.json",
  },
  j: {
    title: "Battery, array, string and cable by formula",
    against: "a second program written from the formulas alone",
    file: "j_sizing.json",
  },
  k: {
    title: "Off-grid against HOMER and SAM",
    against: "published runs of HOMER 2 and SAM (PVPMC 2022)",
    file: "k_homer_sam.json",
  },
  m: {
    title: "Days of synthetic years",
    against: "measured stations, satellite and reanalysis series of 5 years or more",
    file: "m_daily_clearness.json",
  },
} as const satisfies Readonly<Record<string, TableContents>>;

export type Letter = keyof typeof CONTENTS;
export const LETTERS = [
  "a",
  "b",
  "c",
  "d",
  "e",
  "f",
  "g",
  "h",
  "i",
  "j",
  "k",
  "m",
] as const satisfies readonly Letter[];
