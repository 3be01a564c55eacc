import type { HistoryLocation, RouterHistory } from "@tanstack/history";
import {
  createContext,
  createElement,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import {
  createMatcher,
  hrefOf,
  parseSearch,
  stringifySearch,
  type Address,
  type Destination,
  type Match,
  type ParamsOf,
  type SearchReaders,
  type SearchedAddress,
  type Searches,
} from "./address";
import { createGo, type Going } from "./going";
import { componentOf, type PageScript } from "./page";

export type Pages = Readonly<Record<Address, PageScript>>;

interface Place {
  readonly location: HistoryLocation;
  /** Whether a link or a press led here, and not the browser's Back or Forward. */
  readonly forward: boolean;
}

interface Routing extends Place {
  readonly history: RouterHistory;
  readonly go: (href: string, going?: Going) => Promise<void>;
  readonly match: Match;
  readonly page: PageScript;
  readonly searches: SearchReaders;
}

const RoutingContext = createContext<Routing | null>(null);

export function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (routing === null) throw new Error("Nothing around this has a Router");
  return routing;
}

interface RouterProps {
  readonly history: RouterHistory;
  readonly pages: Pages;
  /** How the search of each address that has one is read. */
  readonly searches: SearchReaders;
  readonly children: ReactNode;
}

/** Keeps what is around and inside it at the browser's address. */
export function Router({ history, pages, searches, children }: RouterProps) {
  const [place, setPlace] = useState<Place>(() => ({ location: history.location, forward: false }));
  const { matchOf, pageAt, go } = useMemo(() => routesOf(history, pages), [history, pages]);
  // Before the effects of the page: one of them may go elsewhere at once.
  useLayoutEffect(() => {
    return history.subscribe(({ location, action }) => {
      const move = () =>
        // An address that is put right as a page opens is not another way to it.
        setPlace(({ forward }) => ({
          location,
          forward: action.type === "REPLACE" ? forward : action.type === "PUSH",
        }));
      // A page that has come is drawn in slices, and the one before it stays meanwhile.
      if (pageAt(location.pathname).loaded() === null) move();
      else startTransition(move);
    });
  }, [history, pageAt]);
  const match = useMemo(() => matchOf(place.location.pathname), [matchOf, place]);
  const routing = useMemo(
    () => ({ ...place, history, go, match, page: pageAt(place.location.pathname), searches }),
    [place, history, go, match, pageAt, searches],
  );
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

/** Which page stands at an address, and what of it says so. */
export function placesOf(pages: Pages) {
  const byAddress = new Map<string, PageScript>(Object.entries(pages));
  const matchOf = createMatcher([...byAddress.keys()]);
  const pageAt = (pathname: string) => {
    const script = byAddress.get(matchOf(pathname).address);
    if (script === undefined) throw new Error("No page stands for every other address");
    return script;
  };
  return { matchOf, pageAt };
}

function routesOf(history: RouterHistory, pages: Pages) {
  const { matchOf, pageAt } = placesOf(pages);
  return { matchOf, pageAt, go: createGo(history, pageAt) };
}

/** The page of the address; suspends until its script has come. */
export function CurrentPage() {
  const { page } = useRouting();
  return createElement(componentOf(page));
}

/** Goes elsewhere in the application; resolves once the address has changed, or somebody has chosen to stay. */
export function useNavigate() {
  const { go } = useRouting();
  return useMemo(
    () =>
      <A extends Address>(destination: Destination<A> & Going): Promise<void> =>
        go(hrefOf<A>(destination), destination),
    [go],
  );
}

/** The address as it stands: its path, its search as it is written, and its hash without the #. */
export function useLocation() {
  const { pathname, search, hash, href } = useRouting().location;
  return { pathname, search, hash: hash.replace(/^#/, ""), href };
}

/** What stands for the parameters of the page's address. */
export const useParams = <A extends Address>(_address: A): ParamsOf<A> => useRouting().match.params;

/**
 * What an address with a search says, and how another is made of it. It is made of the one that stands in the address, not
 * of the one that is drawn: a page that draws slowly is pressed again before it shows what the first press asked.
 */
export function usePageAddress<A extends SearchedAddress>(address: A) {
  const { location, match, searches, go, history } = useRouting();
  const written = location.search;
  const search = useMemo(() => searches[address](parseSearch(written)), [searches, address, written]);
  const setSearch = useMemo(
    () => (nextOf: (latest: Searches[A]) => Searches[A], going?: Going) => {
      const { pathname, search: latest } = history.location;
      void go(`${pathname}${stringifySearch(nextOf(searches[address](parseSearch(latest))))}`, going);
    },
    [address, go, history, searches],
  );
  const params: ParamsOf<A> = match.params;
  return { params, search, setSearch };
}
