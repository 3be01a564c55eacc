import type { FastifyInstance } from "fastify";
import type { Config } from "./config";

/** One year, the least that browsers' preload lists take. [s] */
const HSTS_MAX_AGE = 31_536_000;

/** Only our own files run, nothing inline, nothing from elsewhere. Pictures may be made in the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];

/** Passkeys are made and asked for by our own pages, and by none that frames them. */
const OWN_FEATURES = ["publickey-credentials-create", "publickey-credentials-get"];

/** Features of a browser that no page of ours uses. */
const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
];

export type Headers = Readonly<Record<string, string>> & { readonly "content-security-policy": string };

/** Headers of every answer. What concerns TLS only where the public address is https: over http it would lock out. */
export function securityHeaders(config: Pick<Config, "publicUrl">): Headers {
  const overTls = config.publicUrl.startsWith("https:");
  return {
    "content-security-policy": [...POLICY, ...(overTls ? ["upgrade-insecure-requests"] : [])].join("; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": [
      ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
      ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ].join(", "),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    // For browsers that do not know frame-ancestors.
    "x-frame-options": "DENY",
    ...(overTls ? { "strict-transport-security": `max-age=${HSTS_MAX_AGE}; includeSubDomains` } : {}),
  };
}

/** Answers of the API belong to one person at one moment: nobody keeps a copy. */
export function addHeaders(http: FastifyInstance, headers: Headers) {
  http.addHook("onRequest", async (request, reply) => {
    void reply.headers(headers);
    if (request.url.startsWith("/api")) void reply.header("cache-control", "no-store");
  });
}
