/** The only hosts the server ever calls by itself. An address that came with a request is never called. */
const HOSTS: ReadonlySet<string> = new Set(["re.jrc.ec.europa.eu", "power.larc.nasa.gov"]);
/** Those that take card payments, asked where their keys are set. */
const PAYMENT_HOSTS: ReadonlySet<string> = new Set(["api.stripe.com", "api.paystack.co"]);
/** From the first byte out to the last one in. [ms] */
const OUTBOUND_TIMEOUT = 25_000;
/** Twice the longest answer that could be read. [bytes] */
export const OUTBOUND_BYTES_MAX = 4 * 1024 * 1024;

/** The one of the platform, or a test's own. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/** Somebody else's service did not answer, or not as it should. Its words are for the log only. */
export class OutboundError extends Error {
  override name = "OutboundError";
}

export type Outbound = ReturnType<typeof createOutbound>;

/** Calls of the server to other services: known hosts over TLS, no redirects, bounded in time and size. */
export const createOutbound = (send: Fetch) => ({
  /** A call to a payment provider. Its answer is a few kilobytes, which whoever asks reads. */
  async request(url: URL, init: RequestInit): Promise<Response> {
    if (url.protocol !== "https:" || !PAYMENT_HOSTS.has(url.host))
      throw new Error(`${url.host} is no host we may call`);
    return send(url, { ...init, redirect: "error", signal: AbortSignal.timeout(OUTBOUND_TIMEOUT) });
  },

  /** The text a GET answers with. Throws OutboundError. */
  async text(url: URL): Promise<string> {
    if (url.protocol !== "https:" || !HOSTS.has(url.host)) throw new Error(`${url.host} is no host we may call`);
    try {
      const signal = AbortSignal.timeout(OUTBOUND_TIMEOUT);
      const response = await send(url, { redirect: "error", signal });
      if (!response.ok) {
        await response.body?.cancel();
        throw new OutboundError(`${url.host} answered ${response.status}`);
      }
      return await bounded(response, url.host);
    } catch (error) {
      if (error instanceof OutboundError) throw error;
      throw new OutboundError(`${url.host} could not be asked`, { cause: error });
    }
  },
});

/** Reads on only while the answer is within its bound, whatever its head says of its length. */
async function bounded(response: Response, host: string): Promise<string> {
  const body: AsyncIterable<Uint8Array> | null = response.body;
  if (!body) return "";
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.byteLength;
    if (length > OUTBOUND_BYTES_MAX)
      throw new OutboundError(`${host} answered with more than ${OUTBOUND_BYTES_MAX} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
