import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { changesWait, worksOffline } from "../../lib/connection";
import { later } from "../../lib/later";
import { floating } from "../../ui/floating";
import { keepApplication, LATER_MS } from "../keep-application";
import { loadToasts } from "../toaster";
import { menus, offlineStrip, preferenceFields } from "./on-demand";

/** What opens or speaks over a page is there when it is wanted, even where the connection breaks meanwhile. */
export function useLoadedLater(): void {
  const client = useQueryClient();
  useEffect(() => {
    const start = () => void startOffline(client);
    const callOff = later(LATER_MS, () => [floating.load, menus.load, preferenceFields.load, loadToasts, start]);
    if (worksOffline() && (changesWait() || !navigator.onLine)) void startOffline(client);
    return callOff;
  }, [client]);
}

const startOffline = (client: QueryClient) => keepApplication(client, offlineStrip.load);
