import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config";

/** One year, the least that browsers' preload lists take. [s] */
const HSTS_MAX_AGE = 31_536_000;

/** Features no page of ours uses. */
const PERMISSIONS_POLICY = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Only our own files run; nothing inline, nothing from elsewhere. */
const CONTENT_SECURITY_POLICY = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "font-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'", "blob:"],
  "manifest-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
  "form-action": ["'self'"],
};

/** Security headers of every answer. HSTS only where the public address is https, as it would lock out http. */
export async function addHeaders(http: FastifyInstance, config: Config) {
  const overTls = config.publicUrl.startsWith("https:");
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...CONTENT_SECURITY_POLICY, ...(overTls ? { "upgrade-insecure-requests": [] } : {}) },
    },
    strictTransportSecurity: overTls ? { maxAge: HSTS_MAX_AGE, includeSubDomains: true } : false,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
  });
  http.addHook("onRequest", async (request, reply) => {
    void reply.header("permissions-policy", PERMISSIONS_POLICY);
    if (request.url.startsWith("/api")) void reply.header("cache-control", "no-store");
  });
}
