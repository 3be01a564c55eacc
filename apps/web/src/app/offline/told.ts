/** `changed`: there is more or less to send; `settled`: all was sent, and the server's values are read again. */
export type News = "changed" | "settled";

const channel = new BroadcastChannel("offline");
const listeners = new Set<(news: News) => void>();

export function onNews(listener: (news: News) => void): void {
  listeners.add(listener);
}

channel.addEventListener("message", ({ data }: MessageEvent<News>) => {
  for (const listener of listeners) listener(data);
});

/** Tells every tab of this browser, this one too. */
export function announce(news: News): void {
  channel.postMessage(news);
  for (const listener of listeners) listener(news);
}
