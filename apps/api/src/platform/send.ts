import { Readable } from "node:stream";
import { type Endpoint, EventStream, FileAnswer, Redirect } from "@sunwright/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import { tagged, type TaggedJson, tagsOf } from "./tags";

/** Where an endpoint does not say otherwise, its answer is JSON, built by its schema. */
export function send(entry: Endpoint, answer: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (entry.stream) return stream(answer, reply);
  if (entry.status === 302) return reply.redirect(Redirect.parse(answer).location, 302);
  if (entry.tagged) return sendTagged(entry, answer, request, reply);
  if (entry.document) return reply.type("application/json; charset=utf-8").send(piecesOf(answer));
  if (!entry.file) return reply.code(entry.status ?? 200).send(answer);
  return sendFile(entry, FileAnswer.parse(answer), reply);
}

/** A file of somebody else runs nothing and loads nothing, wherever a browser opens it. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Of what never changes under its address. [s] */
const A_YEAR = 31_536_000;

function sendFile({ path, file = [], status = 200, immutable }: Endpoint, answer: FileAnswer, reply: FastifyReply) {
  const { mediaType, bytes, foreign, downloadAs } = answer;
  if (!file.includes(mediaType)) throw new Error(`${path} may not answer with ${mediaType}`);
  if (immutable) void reply.header("cache-control", `public, max-age=${A_YEAR}, immutable`);
  if (foreign) void reply.header("content-security-policy", SANDBOX);
  if (downloadAs !== undefined) void reply.header("content-disposition", attachment(downloadAs));
  void reply.code(status).type(mediaType).header("content-length", bytes.length);
  return bytes instanceof Uint8Array
    ? reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    : reply.send(Readable.from(bytes, { objectMode: false }));
}

/** A name in any script, and for old readers one in ASCII. Source: RFC 6266 section 4.3, RFC 8187 section 3.2. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Answers 304 to a caller who has this very answer already. */
function sendTagged({ freshFor }: Endpoint, answer: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (typeof answer !== "object" || answer === null) throw new TypeError("A tagged answer is an object");
  const whole = isTagged(answer) ? answer : tagged(textOf(answer, reply));
  const { tag, body, brotli } = whole;
  void reply.header("etag", tag);
  if (freshFor !== undefined) void reply.header("cache-control", `private, max-age=${freshFor}`);
  if (tagsOf(request.headers["if-none-match"]).includes(tag)) return reply.code(304).send();
  if (body === null) throw new Error("An answer that the caller does not have has no body");
  void reply.type("application/json; charset=utf-8");
  if (!brotli) return reply.send(body);
  void reply.header("vary", "accept-encoding");
  const readsBrotli = /\bbr\b/.test(String(request.headers["accept-encoding"]));
  return readsBrotli ? reply.header("content-encoding", "br").send(brotli) : reply.send(body);
}

// Fastify's types know objects alone; a list is serialised like every other answer.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const textOf = (answer: object, reply: FastifyReply) => String(reply.serializeInput(answer as never, "200"));

const isTagged = (answer: object): answer is TaggedJson => "tag" in answer && "body" in answer;

/** An error on the way breaks the connection off: what has left cannot be taken back, but nobody takes half for whole. */
function piecesOf(answer: unknown): Readable {
  return Readable.from(EventStream.parse(answer), { objectMode: false });
}

function stream(answer: unknown, reply: FastifyReply) {
  if (!(answer instanceof Readable)) throw new TypeError("A stream of events is a Readable");
  // The last header keeps proxies such as nginx from gathering what should arrive at once.
  return reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no").send(answer);
}
