import { say } from "@sunwright/words/result-pages";
import { Link as LinkIcon } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { writeClipboard } from "../../../../lib/clipboard";
import { resultPath, type ResultPage } from "../../../../lib/result-pages";
import { Link } from "../../../../lib/routing/link";
import { useRouting } from "../../../../lib/routing/router";
import { keyLeadsTo } from "../../../../ui/tabs";
import { toast } from "../../../../ui/toast-store";
import { PAGE_NAMES } from "./page-names";

interface PageTabsProps {
  readonly pages: readonly ResultPage[];
  readonly page: ResultPage;
  /** At their end. */
  readonly children: ReactNode;
  /** Stands after a page's name. */
  readonly count: (page: ResultPage) => ReactNode;
  /** A page that somebody turns to, by pointer or focus. */
  readonly onTurnedTo: (page: ResultPage) => void;
}

/** The pages of the result as links, one address each; arrow keys go from one to the next. */
export function PageTabs({ pages, page, children, count, onTurnedTo }: PageTabsProps) {
  const { location } = useRouting();
  const tabs = useRef<HTMLElement>(null);
  const before = useRef(location);
  // Who goes back with the focus on a tab has it on the tab of where they are; so has whose link went with its page.
  useEffect(() => {
    // Two quick turns may end where they began: each step counts, not only one to another page.
    if (before.current === location) return;
    before.current = location;
    const { activeElement, body } = document;
    if (activeElement === body || tabs.current?.contains(activeElement))
      tabs.current?.querySelector<HTMLElement>("[aria-current=page]")?.focus({ preventScroll: true });
  }, [location]);
  return (
    <nav ref={tabs} aria-label={say("pages")} className="result-tabs">
      <ul>
        {pages.map((each) => (
          <li key={each}>
            <Link
              href={resultPath(location.pathname, each)}
              resetScroll={false}
              aria-current={each === page ? "page" : undefined}
              onPointerEnter={() => onTurnedTo(each)}
              onFocus={() => onTurnedTo(each)}
              onKeyDown={moveByKey}
            >
              {PAGE_NAMES[each]}
              {count(each)}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

/** The end of the address; a press takes the whole of it along. */
export const Address = ({ path }: { readonly path: string }) => (
  <button
    type="button"
    className="result-address"
    aria-label={say("copyAddress", { address: path })}
    onClick={() => void copyAddress()}
  >
    <LinkIcon size={15} strokeWidth={1.75} aria-hidden="true" />
    <span translate="no">{path}</span>
  </button>
);

async function copyAddress() {
  const url = location.href;
  try {
    await writeClipboard(url);
    toast({ tone: "ok", title: say("addressCopied"), description: url });
  } catch {
    toast({ tone: "bad", title: say("addressNotCopied"), description: url });
  }
}

/** A press on a link goes there by itself, as the pointer's does. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...(event.currentTarget.closest("ul")?.querySelectorAll("a") ?? [])];
  const current = links.findIndex((link) => link === event.currentTarget);
  const to = keyLeadsTo(event.key, current, links.length);
  if (to === null) return;
  event.preventDefault();
  links[to]?.focus({ preventScroll: true });
  links[to]?.click();
}
