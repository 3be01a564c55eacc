/** Where a project says it is. */
export interface StatedPlace {
  readonly name: string;
  /** [°] */
  readonly latitude: number;
  readonly longitude: number;
  /** Above sea level; 0 where it is not known. [m] */
  readonly elevation: number;
}
