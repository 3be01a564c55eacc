import { local } from "./storage";

/** How many photos of jobs wait in this browser to be sent, in storage that is read at once. */
const WAITING = "photos-wait";
export const photosWaiting = (): number => {
  const count = local.read(WAITING);
  return typeof count === "number" ? count : 0;
};
export const sayPhotosWait = (count: number): void => (count > 0 ? local.write(WAITING, count) : local.remove(WAITING));
