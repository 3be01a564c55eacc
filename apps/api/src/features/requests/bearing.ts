interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const RADIANS = Math.PI / 180;

/** Which way a town lies from another, from north, clockwise, 0 to 360; 0 where one is not known. [°] */
export function bearingOf(from: Place, to: Place): number {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return 0;
  const [one, other] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const across = (to.longitude - from.longitude) * RADIANS;
  const east = Math.sin(across) * Math.cos(other);
  const north = Math.cos(one) * Math.sin(other) - Math.sin(one) * Math.cos(other) * Math.cos(across);
  return (Math.atan2(east, north) / RADIANS + 360) % 360;
}
