import type { QueryClient } from "@tanstack/react-query";
import { Workbox } from "workbox-window";
import { sayChangesWait, takeEarly, worksOffline } from "../../lib/connection";
import { readOnceMore } from "../../lib/changes";
import { keepLanguage } from "../../lib/language";
import { watchForMissingFiles } from "./missing-files";
import { drain } from "./drain";
import { keepLater, ownQueue, owner } from "./room";
import { offlineState, setOfflineState } from "./state";
import { onNews } from "./told";

/** The connection is tried this often while there is none: it may come back without a word of the browser. [ms] */
const TRIED_EVERY = 10_000;
/** An open page asks for a newer version this often; every new page asks by itself. [ms] */
const ASKED_EVERY = 3_600_000;

let started: Promise<boolean> | null = null;

/** Once a page, when it stands: keeps the application in this browser, and sends what waits. False where it cannot. */
export const startOffline = (client: QueryClient): Promise<boolean> => (started ??= start(client));

async function start(client: QueryClient): Promise<boolean> {
  watchForMissingFiles();
  const kept = await keepApplication(client);
  const early = takeEarly();
  if (!kept) return false;
  void keepLanguage().catch(() => null);
  for (const [url, answer] of early) keepLater(url, answer);
  onNews((news) => {
    void showQueue();
    if (news === "settled") void readOnceMore(client, () => true);
  });
  addEventListener("online", () => void cameBack());
  addEventListener("offline", () => setOfflineState({ online: false }));
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void send());
  setInterval(() => void tryAgain(), TRIED_EVERY);
  void showQueue().then(send);
  return true;
}

const cameBack = async () => {
  setOfflineState({ online: true });
  await send();
};

async function tryAgain(): Promise<void> {
  if (offlineState().online) return send();
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) await cameBack();
}

const showQueue = async () => setOfflineState({ queue: await ownQueue().catch(() => offlineState().queue) });

/** Sends what waits, if anything does and there may be a connection. */
export async function send(): Promise<void> {
  const person = await owner().catch(() => null);
  if (person === null) return;
  const { changes, conflicts } = await ownQueue();
  sayChangesWait(person, changes.length > 0);
  const waitsForThePerson = changes.every(({ project }) => conflicts.some((conflict) => conflict.project === project));
  if (changes.length === 0 || !navigator.onLine || waitsForThePerson) return;
  await drain(person);
}

/** False where the browser has none, or forbids it: then all is as without it. */
async function keepApplication(client: QueryClient): Promise<boolean> {
  const workbox = new Workbox("/sw.js");
  workbox.addEventListener("waiting", () => {
    setOfflineState({
      takeUpdate: () => {
        workbox.addEventListener("controlling", () => location.reload());
        workbox.messageSkipWaiting();
      },
    });
  });
  const answerHere = () => {
    if (worksOffline()) askOffline(client);
  };
  navigator.serviceWorker.addEventListener("controllerchange", answerHere);
  answerHere();
  const registration = await workbox.register().catch(() => undefined);
  if (registration === undefined) return false;
  setInterval(() => void workbox.update().catch(() => null), ASKED_EVERY);
  return true;
}

/** As `createQueryClient` has it, for the page that kept the application first. */
function askOffline(client: QueryClient): void {
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, networkMode: "always" },
    mutations: { ...mutations, networkMode: "always" },
  });
}
