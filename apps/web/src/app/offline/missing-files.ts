import { session } from "../../lib/storage";

const RELOADED = "reloaded-for-files";

/**
 * A page that was opened before an update asks for files that are not there any more: it is loaded again, once, where a
 * newer version answers. What was typed is kept in drafts. Without a connection nothing newer answers, and the page says
 * what it could not show.
 */
export function watchForMissingFiles(): void {
  addEventListener("vite:preloadError", () => void reloadForNewer());
}

async function reloadForNewer(): Promise<void> {
  const mine = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  const page = await fetch("/index.html", { cache: "no-store" })
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "");
  // The newer one asks for the same file in vain: that is no reason to load it for ever.
  if (!mine || page === "" || page.includes(mine) || session.read(RELOADED) === mine) return;
  session.write(RELOADED, mine);
  location.reload();
}
