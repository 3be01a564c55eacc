import type { House } from "../sheet";

export const fitted = ({ generator, systemType, outageHours }: House) =>
  generator !== "none" && systemType !== "on-grid" && (systemType === "off-grid" || outageHours > 0);

/** What an outage leaves on: its largest hour, its hardest start, and what runs at once at full power. [W] */
function carried({ systemType, typed, appliances }: House) {
  if (systemType === "on-grid") return { hour: 0, start: 0, atOnce: 0 };
  if (typed !== null) {
    const most = Math.max(typed.peak, typed.largestHour);
    return { hour: typed.largestHour, start: most, atOnce: most };
  }
  const on = appliances.filter(({ essential }) => essential || systemType === "off-grid");
  const mean = ({ power, hoursPerDay, hoursOfDay }: House["appliances"][number], hour: number) => {
    const own = new Set(hoursOfDay.length === 0 ? Array.from({ length: 24 }, (_, time) => time) : hoursOfDay);
    const rest = Math.max(0, hoursPerDay - own.size);
    return power * (own.has(hour) ? Math.min(1, hoursPerDay / own.size) : rest / (24 - own.size || 1));
  };
  const hours = Array.from({ length: 24 }, (_, hour) =>
    on.reduce((total, one) => total + one.quantity * mean(one, hour), 0),
  );
  const hour = Math.max(...hours);
  const peak = hours.indexOf(hour);
  const start = Math.max(hour, ...on.map((one) => hour - mean(one, peak) + one.power * one.startFactor));
  const pieces = hours.flatMap((total, time) =>
    on.filter((one) => mean(one, time) > 0).map((one) => total - mean(one, time) + one.power),
  );
  return { hour, start, atOnce: Math.max(0, ...pieces) };
}

export const running = (house: House) => carried(house).atOnce;

/** Largest hour, beside a grid with a charge in ten hours, or the hardest start. [W] */
export function generatorNeeds(house: House): number {
  const { hour, start } = carried(house);
  return Math.max(hour + (house.systemType === "off-grid" ? 0 : 0.1 * house.battery), start);
}

export const lineCurrent = ({ mains }: House, power: number) =>
  power / ((mains.phases === 3 ? Math.sqrt(3) : 1) * mains.voltage * 0.9);
