/**
 * Addresses that the server answers itself: its API, whether it is well, the accounts of the demo, and pages whose address is
 * a secret. A link that has ended must not open from a cache.
 */
export const SERVERS_OWN = [
  /^\/api(\/|$)/,
  /^\/(healthz|readyz)$/,
  /^\/demo(\/|$)/,
  /^\/shared\//,
  /^\/reset-password/,
  /^\/(robots\.txt|sitemap\.xml)$/,
  /^\/sitemaps\//,
];

/**
 * Pages of the catalogue, which the server writes for who is not signed in, and whose shops it leads on for who is: asked for
 * where there is a connection, the application where there is none (record 204).
 */
export const OPEN_PAGES = [
  /^\/marketplace(\?after=|$)/,
  /^\/marketplace\/products\/[^/?]+(\?|$)/,
  /^\/(installers|shops)\/[^/?]+(\?|$)/,
];
