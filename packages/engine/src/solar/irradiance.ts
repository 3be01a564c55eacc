/** The three components of sunlight. [W/m²] */
export interface Irradiance {
  /** Global horizontal. */
  readonly ghi: number;
  /** Direct normal: from the sun's disc on a plane facing it. */
  readonly dni: number;
  /** Diffuse horizontal. */
  readonly dhi: number;
}
