import type { SheetDevice } from "../sheet";
import { fault, next } from "./tools";

/** The smallest standard device, or several equal ones beyond the largest. */
export function ratingFaults(what: string, device: SheetDevice | undefined, needed: number, list: readonly number[]) {
  if (device === undefined) return [`${what} is missing`];
  const ways = Math.max(1, Math.ceil(needed / Math.max(...list)));
  return [
    ...fault(!list.includes(device.rating), `${what}: nobody makes ${device.rating}`),
    ...fault(device.quantity !== ways, `${what}: ${device.quantity} pieces and not ${ways}`),
    ...fault(
      device.rating !== next(needed / ways, list),
      `${what}: ${device.rating} is not the next size above ${needed / ways}`,
    ),
  ];
}

export function voltageFaults(what: string, voltage: number | null, needed: number, list: readonly number[]) {
  return fault(
    voltage === null || voltage < needed || voltage !== next(needed, list),
    `${what}: ${voltage} V is not the next class above ${needed} V`,
  );
}
