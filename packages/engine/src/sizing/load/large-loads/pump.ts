import { fitsADay, type LargeLoadAnswer, NOON } from "./large-load";
import { told } from "./told";

/** Water of 1 kg a litre lifted by a metre at 9.81 m/s². [Wh/(l m)] */
const LIFT = 9.81 / 3_600;

export interface WaterPump {
  /** From a borehole, or onto a field. */
  readonly use: "borehole" | "irrigation";
  /** What is used a day. */
  readonly litres: number;
  /** As its plate says, at that head. [l/h] */
  readonly flow: number;
  /** From the water to the outlet, losses of the pipe as metres. [m] */
  readonly head: number;
  /** [W] */
  readonly power: number;
  /** A tank that holds a day lets it run with the sun. */
  readonly tank: boolean;
}

/** Without a tank, where people draw water: in the morning and in the evening. House rule. */
const WHEN_DRAWN: readonly number[] = [6, 7, 8, 17, 18, 19];
const ITEMS = { borehole: "borehole-pump-1hp", irrigation: "irrigation-pump" } as const;

/** A pump: as many hours as its flow needs for the day's water. */
export function pumpLoad({ use, litres, flow, head, power, tank }: WaterPump): LargeLoadAnswer {
  const lifted = flow * head * LIFT;
  if (lifted > power) return { kind: "impossible", because: told("pump.moreThanItsPower", { lifted, power }) };
  const hoursPerDay = litres / flow;
  if (!fitsADay(hoursPerDay)) return { kind: "impossible", because: told("pump.tooSlow", { hours: hoursPerDay }) };
  const hoursOfDay = tank || use === "irrigation" ? NOON : WHEN_DRAWN;
  return { kind: "load", load: { catalogueId: ITEMS[use], power, hoursPerDay, hoursOfDay, months: null } };
}
