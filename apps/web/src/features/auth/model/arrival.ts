/**
 * Whether going from one address to the other would only scroll: the browser loads nothing when all but the fragment is
 * the same, and the page of the session before would stay.
 */
export function staysOnPage(current: string, target: string): boolean {
  const from = new URL(current);
  const to = new URL(target, current);
  return from.origin === to.origin && from.pathname === to.pathname && from.search === to.search;
}

/** A full page load of `target`, also where only the fragment differs. */
export function arriveAt(target: string): void {
  if (!staysOnPage(location.href, target)) return location.assign(target);
  history.replaceState(null, "", target);
  location.reload();
}
