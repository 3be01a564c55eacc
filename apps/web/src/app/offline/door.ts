import type { QueryClient } from "@tanstack/react-query";

/*
 * The one file that pages load of this room, and late: each of these names all the files that come with it, which would
 * stand in the first script of every page.
 */
export const room = async () => (await import("./room")).room;
/** The built product alone has a service worker. */
export async function start(client: QueryClient, onStarted: () => void): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { startOffline } = await import("./start");
  if (await startOffline(client)) onStarted();
}
export const strip = () => import("./offline-strip");
export const unsent = () => import("./unsent");
