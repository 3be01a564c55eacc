/** Of what was sold and what was lost together: one large cart is no multiple of a small shop. [%] */
export const lostShare = (lostMinor: number, revenueMinor: number): number =>
  (lostMinor / (lostMinor + revenueMinor)) * 100;
