import type { Deprecation } from "@sunwright/contract/endpoint";

/** How long callers have to change, at the least. Promised by docs/api.md. [days] */
const NOTICE = 180;
const DAY = 86_400_000;

/** What each answer of a call that will go away carries: RFC 9745 and RFC 8594. Throws when the notice is too short. */
export function deprecationHeaders({ since, until }: Deprecation): Readonly<Record<string, string>> {
  const [notice, end] = [Date.parse(since), Date.parse(until)];
  if (!(end - notice >= NOTICE * DAY)) {
    throw new Error(`A call goes away at least ${NOTICE} days after the notice, not from ${since} to ${until}`);
  }
  return {
    deprecation: `@${notice / 1000}`,
    sunset: new Date(end).toUTCString(),
    link: '</api/docs>; rel="deprecation"; type="text/html"',
  };
}
