import type { QueryClient } from "@tanstack/react-query";
import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { currentUserQuery } from "../lib/current-user";
import { roomFrom } from "../lib/connection";
import { takeFlash } from "../lib/flash";
import { createQueryClient, watchWindowFocus } from "../lib/query-client";
import { toast } from "../ui/toast-store";
import { followDeviceTheme } from "../ui/theme";
import { Providers } from "./providers";

/** Puts the application into the page, around what is given. */
export function mount(render: (client: QueryClient) => ReactNode): void {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");

  const queryClient = createQueryClient();
  roomFrom(async () => (await import("./offline/door")).room());
  // Asked before the first render, so that the answer and the page's scripts travel at the same time.
  void queryClient.prefetchQuery(currentUserQuery);
  watchWindowFocus();
  followDeviceTheme();
  const message = takeFlash();
  if (message !== null) toast({ ...message, tone: "ok" });

  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>{render(queryClient)}</Providers>
    </StrictMode>,
  );
}
