/** What an address says after its question mark, as texts: a token of digits stays the text it is. */
export type WrittenSearch = Readonly<Record<string, string>>;
export type ReadSearch = (written: WrittenSearch) => object;

/** The application says here which addresses it has and what each reads: links and pages are checked against it. */
export interface Register {}

export type Address = Register extends { readonly addresses: infer A extends string } ? A : string;
type Registered = Register extends { readonly searches: infer S } ? S : Readonly<Record<string, ReadSearch>>;
export type Searches = {
  readonly [A in keyof Registered]: Registered[A] extends (written: WrittenSearch) => infer S ? S : never;
};
/** An address whose search says something. */
export type SearchedAddress = Address & keyof Searches;
export type SearchReaders = { readonly [A in SearchedAddress]: (written: WrittenSearch) => Searches[A] };

/** Stands for every address that none of the others is. */
const ANY_OTHER = "/$";

type ParamName<Text> = Text extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Text extends `${string}$${infer Name}`
    ? Name
    : never;
/** One that stands for a single page. */
export type PlainAddress = { [A in Address]: [ParamName<A>] extends [never] ? A : never }[Address];
export type ParamsOf<A extends Address> = Readonly<Record<ParamName<A>, string>>;
type NoSearch = Readonly<Record<string, never>>;
export type SearchOf<A extends Address> = A extends SearchedAddress ? Searches[A] : NoSearch;

interface SearchAndHash<A extends Address> {
  readonly search?: SearchOf<A> | undefined;
  /** Without its #. */
  readonly hash?: string | undefined;
}
interface Written {
  /** An address that is written already. */
  readonly href: string;
  readonly to?: never;
  readonly params?: never;
  readonly search?: never;
  readonly hash?: never;
}
/** Where a link or a step leads. */
export type Destination<A extends Address> =
  | Written
  | ({ readonly to: A; readonly href?: never } & SearchAndHash<A> &
      ([ParamName<A>] extends [never] ? { readonly params?: never } : { readonly params: ParamsOf<A> }));

export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** What is undefined or empty is not written. */
export function stringifySearch(search: Readonly<object>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return written === "" ? "" : `?${written}`;
}

interface AnyDestination {
  readonly to?: string | undefined;
  readonly href?: string | undefined;
  readonly params?: object | undefined;
  readonly search?: object | undefined;
  readonly hash?: string | undefined;
}

/** A destination as the browser writes it; one that is not checked against the application's addresses. */
export function written({ to = "", href, params = {}, search = {}, hash = "" }: AnyDestination): string {
  if (href !== undefined) return href;
  const given = new Map<string, unknown>(Object.entries(params));
  const path = to.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(given.get(name))));
  return `${path}${stringifySearch(search)}${hash === "" ? "" : `#${hash}`}`;
}

/** A destination as the browser writes it. */
export const hrefOf = <A extends Address>(destination: Destination<A>): string => written(destination);

export interface Match {
  readonly address: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A slash at the end of an address means nothing. */
const patternOf = (address: string) =>
  new RegExp(`^${address.replace(/\/$/, "").replaceAll(/\$(\w+)/g, "(?<$1>[^/]+)")}/?$`);

/** Which of the addresses a path is: one that is written out goes before one with parameters. */
export function createMatcher(addresses: readonly string[]): (pathname: string) => Match {
  const patterns = addresses
    .filter((address) => address !== ANY_OTHER)
    .toSorted((one, other) => Number(one.includes("$")) - Number(other.includes("$")))
    .map((address) => ({ address, pattern: patternOf(address) }));
  return (pathname) => {
    for (const { address, pattern } of patterns) {
      const found = pattern.exec(pathname);
      if (found) return { address, params: decoded(found.groups ?? {}) };
    }
    return { address: ANY_OTHER, params: {} };
  };
}

const decoded = (params: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decode(text)]));

/** An address that somebody has cut may end within a sign; it then stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
