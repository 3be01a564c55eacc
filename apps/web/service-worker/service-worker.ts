import { clientsClaim } from "workbox-core";
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { OPEN_PAGES, SERVERS_OWN } from "./servers-own";

declare const self: ServiceWorkerGlobalScope;

/** Every file of this version that designing needs, written here by the build. */
declare const FILES_OF_THIS_VERSION: PrecacheEntry[];

/*
 * Keeps the application itself, and nothing else: no answer of the API passes through here, so nothing of a person is
 * in these caches. What a person opened is kept by the page, in `src/lib/offline` (record 051).
 */
precacheAndRoute(FILES_OF_THIS_VERSION);

/**
 * Texts in another language than English are kept as they are fetched: those of the language that is chosen, and of no
 * other. A newer version has newer ones under other names.
 */
const TEXTS = "texts";
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/texts-"),
  async ({ request }) => {
    const cache = await caches.open(TEXTS);
    const kept = await cache.match(request);
    if (kept !== undefined) return kept;
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  },
);
self.addEventListener("activate", (event: ExtendableEvent) => event.waitUntil(caches.delete(TEXTS)));

/** A network that answers nothing for so long is none. [ms] */
const ANSWERS_WITHIN = 3_000;
const passed = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));

const application = createHandlerBoundToURL("/index.html");
registerRoute(
  new NavigationRoute(
    (asked) => {
      const kept = () => application(asked);
      return Promise.race([fetch(asked.request).catch(kept), passed(ANSWERS_WITHIN).then(kept)]);
    },
    { allowlist: OPEN_PAGES },
  ),
);
registerRoute(new NavigationRoute(application, { denylist: SERVERS_OWN }));

// The page that installs it for the first time is served by it at once: its later chunks come without a connection.
clientsClaim();

/** A newer version waits until no page of the older one is open, or until somebody asks for it. */
self.addEventListener("message", ({ data }: ExtendableMessageEvent) => {
  const message: unknown = data;
  if (typeof message === "object" && message !== null && "type" in message && message.type === "SKIP_WAITING")
    void self.skipWaiting();
});
