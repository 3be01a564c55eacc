import { UPLOAD_TYPE } from "@sunwright/contract/files";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { z } from "zod";
import type { Check } from "./answers";
import { meanwhile } from "./guarded";

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** The body by its schema, as a caller would read it. Throws when it is another one. */
  read<S extends z.ZodType>(schema: S): z.output<S>;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly idempotencyKey?: string;
  /** Where the call comes from, as the server sees it. */
  readonly address?: string;
}

interface UploadOptions {
  readonly type?: string;
  readonly key?: string;
}

type Method = "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "PATCH" | "OPTIONS";

export type Client = ReturnType<typeof createClient>;

const contentTypeOf = (headers: Reply["headers"]) => String(headers["content-type"] ?? "");

/** A browser of one person: keeps cookies and sends the Origin of our pages. Every answer is checked. */
export function createClient(http: FastifyInstance, origin: string, check: Check) {
  const jar = new Map<string, string>();

  async function send(method: Method, url: string, payload?: unknown, options: SendOptions = {}): Promise<Reply> {
    const unsafe = method !== "GET" && method !== "HEAD";
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers: Record<string, string | undefined> = {
      "user-agent": "Sunwright tests",
      ...(cookie ? { cookie } : {}),
      ...(unsafe ? { origin } : {}),
      ...(payload === undefined ? {} : { "content-type": "application/json" }),
      ...(options.idempotencyKey === undefined ? {} : { "idempotency-key": options.idempotencyKey }),
      ...options.headers,
    };
    const set = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    const request: InjectOptions = { method, url, headers: set };
    if (payload !== undefined)
      request.payload = typeof payload === "string" || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload);
    if (options.address !== undefined) request.remoteAddress = options.address;
    const response = await meanwhile(async () => await http.inject(request));
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === "") jar.delete(name);
      else jar.set(name, value);
    }
    const contentType = contentTypeOf(response.headers);
    const isJson = contentType.startsWith("application/json") && response.body !== "";
    const body: unknown = isJson ? JSON.parse(response.body) : response.body;
    check(method, url, { status: response.statusCode, contentType, body });
    return {
      status: response.statusCode,
      body,
      read: (schema) => schema.parse(body),
      text: response.body,
      headers: response.headers,
    };
  }

  /** Sends bytes as they are. */
  async function upload(
    url: string,
    file: Uint8Array,
    { type = UPLOAD_TYPE, key }: UploadOptions = {},
  ): Promise<Reply> {
    const headers = { "content-type": type, ...(key === undefined ? {} : { "idempotency-key": key }) };
    return send("POST", url, Buffer.from(file.buffer, file.byteOffset, file.byteLength), { headers });
  }

  /** A file as it travels: text would not survive the bytes of one. */
  async function bytes(url: string, body?: object) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await http.inject(
      body === undefined
        ? { method: "GET", url, headers: { cookie } }
        : { method: "POST", url, headers: { cookie, origin, "content-type": "application/json" }, payload: body },
    );
    const contentType = contentTypeOf(response.headers);
    const received: unknown = contentType.startsWith("application/json") ? response.json() : response.body;
    check(body === undefined ? "GET" : "POST", url, { status: response.statusCode, contentType, body: received });
    return { status: response.statusCode, headers: response.headers, bytes: new Uint8Array(response.rawPayload) };
  }

  return {
    /** What the browser would send; tests may take or plant cookies. */
    cookies: jar,
    send,
    bytes,
    upload,
    get: (url: string, options?: SendOptions) => send("GET", url, undefined, options),
    post: (url: string, body?: unknown, options?: SendOptions) => send("POST", url, body, options),
    put: (url: string, body?: unknown, options?: SendOptions) => send("PUT", url, body, options),
    delete: (url: string, body?: unknown, options?: SendOptions) => send("DELETE", url, body, options),
  };
}
