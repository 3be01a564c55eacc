import type { QueryClient } from "@tanstack/react-query";
import { StrictMode, startTransition, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { currentUserQuery } from "../lib/current-user";
import { roomFrom } from "../lib/connection";
import { takeLanguageOf } from "../lib/language";
import { takeFlash } from "../lib/flash";
import { createQueryClient, watchWindowFocus } from "../lib/query-client";
import { toast } from "../ui/toast-store";
import { followDeviceTheme } from "../ui/theme";
import { FirstInSlices } from "../ui/unhurried";
import { Providers } from "./providers";

/** How long what the HTML brought may stand alone; then the application says itself that something is on its way. [ms] */
const STANDS_ALONE = 2_000;

/** What headings and answers are set in. */
const ANSWERS = '600 28px "Archivo Variable"';

/**
 * Puts the application into the page, around what is given. It is drawn once it is known who is there and `scripts` have
 * come: drawn before, it would say that it waits, and React shows what is waited for 300 ms later than it could.
 */
export async function mount(
  render: () => ReactNode,
  scripts: (client: QueryClient) => Promise<unknown> = async () => null,
): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");

  const queryClient = createQueryClient();
  roomFrom(async () => (await import("./offline/door")).room());
  // Asked before the first render, so that the answer and the page's scripts travel at the same time.
  const session = queryClient.prefetchQuery(currentUserQuery);
  watchWindowFocus();
  followDeviceTheme();
  const message = takeFlash();
  if (message !== null) toast({ tone: "ok", ...message });

  // Drawn in other letters first, an answer is another number of lines, and what stands below moves.
  const letters = document.fonts.load(ANSWERS);
  await Promise.race([Promise.allSettled([session, scripts(queryClient), letters]), passed(STANDS_ALONE)]);
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (user && takeLanguageOf(user.preferences.language)) return;
  // In slices, between which a press or a drawing has its turn.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <FirstInSlices>
          <Providers queryClient={queryClient}>{render()}</Providers>
        </FirstInSlices>
      </StrictMode>,
    ),
  );
}

const passed = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));
