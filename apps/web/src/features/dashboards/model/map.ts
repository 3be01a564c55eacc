/** Where a place stands on the map of the service radius: north up, distances to scale. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * @param bearing   From north, clockwise. [°]
 * @param distance  From the middle, in units of the radius.
 * @param radius    Of the map. [px]
 */
export const spot = (bearing: number, distance: number, radius: number): Spot => ({
  x: radius * distance * Math.sin(bearing * RADIANS_PER_DEGREE),
  y: -radius * distance * Math.cos(bearing * RADIANS_PER_DEGREE),
});

const POINTS = ["north", "northEast", "east", "southEast", "south", "southWest", "west", "northWest"] as const;
type CompassPoint = (typeof POINTS)[number];

/** The nearest of eight points of the compass. */
export const compassPoint = (bearing: number): CompassPoint => POINTS[Math.round(bearing / 45) % 8] ?? "north";
