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
];
