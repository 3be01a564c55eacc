import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import { BlockList, isIPv4, isIPv6, type Socket } from "node:net";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { AppError } from "./errors";
import type { Gauges } from "./gauges";
import { networkOf } from "./networks";

/** Connections of everybody; with files and database below the 4,096 that small systems let a process open. */
const CONNECTIONS_MAX = 3_000;
/** Of one network: a whole school behind one address, and still far from all. */
const CONNECTIONS_PER_NETWORK = 1_000;
/** Requests whose body has begun to arrive. */
const BODIES_MAX = 512;
const BODIES_PER_NETWORK = 64;
/** What unfinished bodies may come to hold, by what they announce. [bytes] */
const BODY_BYTES_MAX = 256 * 1024 * 1024;
const BODY_BYTES_PER_NETWORK = 64 * 1024 * 1024;
/** A body may take its time at first; from then on it arrives at no less than the rate, which any phone keeps up. */
const BODY_GRACE = 10_000;
/** [bytes/s] */
const BODY_RATE = 8_192;
/** Requests that wait for an earlier one's answer on the same connection. Browsers send none before it. */
const PIPELINED_MAX = 64;
/** An answer of which nothing could be sent for so long has no reader. [ms] */
const UNREAD_MAX = 30_000;
/** When a place may be free again. [s] */
const RETRY_AFTER = 5;

interface Connection {
  readonly socket: Socket;
  /** Null for a proxy in front of us, which brings everybody. */
  readonly network: string | null;
  /** What is being answered. */
  current: ServerResponse | null;
  /** What came before the answer to an earlier request had gone. */
  readonly waiting: [IncomingMessage, ServerResponse][];
  body: Body | null;
  /** Grows with every end of an answer: the smallest has been idle for longest. */
  idleSince: number;
}

/** A body that has begun to arrive. */
interface Body {
  readonly network: string;
  /** By the server's own count of passed time. [ms] */
  readonly began: number;
  /** [bytes] */
  readonly announced: number;
  /** What the connection had read when it began. [bytes] */
  readonly readBefore: number;
}

interface Parts {
  readonly trustProxy: boolean | readonly string[];
  readonly log: Pick<FastifyBaseLogger, "info">;
  /** An answer for a socket on which no request can be answered. */
  readonly refusal: (error: AppError) => string;
  /** How long an answer may stand still while it is sent. [ms] */
  readonly unreadMax?: number;
}

/**
 * Every connection of the server, and what is under way on it. A connection is answered one request at a time, so what
 * is under way is known by connection and ends with it, however it ends. Idle connections make room for new ones.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  /** How many of each network are open. */
  readonly #ofNetwork = new Map<string, number>();
  /** Whose body has begun to arrive, by network, the longest first. */
  readonly #bodies = new Map<string, Set<Connection>>();
  #bodyCount = 0;
  #bodyBytes = 0;
  #passed = 0;
  #answers = 0;
  #draining = false;
  readonly #isProxy: (address: string) => boolean;
  readonly #log: Parts["log"];
  readonly #refusal: Parts["refusal"];
  readonly #unreadMax: number;

  constructor({ trustProxy, log, refusal, unreadMax = UNREAD_MAX }: Parts) {
    this.#isProxy = proxiesOf(trustProxy);
    this.#log = log;
    this.#refusal = refusal;
    this.#unreadMax = unreadMax;
  }

  #admit(socket: Socket): void {
    const address = socket.remoteAddress ?? "";
    const network = this.#isProxy(address) ? null : networkOf(address);
    const own = network === null ? 0 : (this.#ofNetwork.get(network) ?? 0);
    if (own >= CONNECTIONS_PER_NETWORK && !this.#makeRoom(network)) return this.#turnAway(socket, "too_many_requests");
    if (this.#open.size >= CONNECTIONS_MAX && !this.#makeRoom(null)) return this.#turnAway(socket, "server_busy");
    if (network !== null) this.#ofNetwork.set(network, (this.#ofNetwork.get(network) ?? 0) + 1);
    const connection = { socket, network, current: null, waiting: [], body: null, idleSince: ++this.#answers };
    this.#open.set(socket, connection);
    socket.once("close", () => this.#remove(connection));
  }

  /** However it ended: nothing of it is under way any more. */
  #remove(connection: Connection) {
    if (!this.#open.delete(connection.socket)) return;
    this.#endBody(connection);
    connection.current = null;
    connection.waiting.length = 0;
    const { network } = connection;
    if (network === null) return;
    const left = (this.#ofNetwork.get(network) ?? 1) - 1;
    if (left > 0) this.#ofNetwork.set(network, left);
    else this.#ofNetwork.delete(network);
  }

  #close(connection: Connection) {
    this.#remove(connection);
    connection.socket.destroy();
  }

  /** Closes the connection that has been idle for longest: of a network, or of the one with most connections. */
  #makeRoom(network: string | null): boolean {
    let longest: Connection | undefined;
    const count = (connection: Connection) =>
      connection.network === null ? 0 : (this.#ofNetwork.get(connection.network) ?? 0);
    for (const connection of this.#open.values()) {
      if (connection.current || (network !== null && connection.network !== network)) continue;
      const more = longest ? count(connection) - count(longest) : 1;
      if (!longest || more > 0 || (more === 0 && connection.idleSince < longest.idleSince)) longest = connection;
    }
    if (longest) this.#close(longest);
    return longest !== undefined;
  }

  #turnAway(socket: Socket, code: "too_many_requests" | "server_busy" | "request_timeout"): void {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    socket.on("error", () => socket.destroy());
    socket.write(this.#refusal(new AppError(code, code === "request_timeout" ? {} : { retryAfter: RETRY_AFTER })));
    socket.destroySoon();
  }

  /** Ends a connection in the middle of a request, with the reason where nothing of an answer has been sent. */
  #cutOff(connection: Connection, code: "too_many_requests" | "server_busy" | "request_timeout") {
    const { socket, current } = connection;
    this.#log.info({ code, network: connection.body?.network }, "a connection was ended");
    this.#remove(connection);
    if (current?.headersSent) socket.destroy();
    else this.#turnAway(socket, code);
  }

  #answerInTurn(handler: RequestListener): RequestListener {
    const start = (connection: Connection, request: IncomingMessage, response: ServerResponse) => {
      connection.current = response;
      response.once("close", () => answered(connection, response));
      handler(request, response);
    };
    const answered = (connection: Connection, response: ServerResponse) => {
      if (connection.current !== response) return;
      connection.current = null;
      connection.idleSince = ++this.#answers;
      this.#endBody(connection);
      const next = connection.waiting.shift();
      if (next) {
        // Set while the answer before was being sent.
        connection.socket.setTimeout(0);
        start(connection, ...next);
      } else if (this.#draining) connection.socket.destroySoon();
    };
    return (request, response) => {
      const connection = this.#open.get(request.socket);
      // Turned away; what it still sent is not read.
      if (!connection) return;
      if (!connection.current) start(connection, request, response);
      else if (connection.waiting.length < PIPELINED_MAX) connection.waiting.push([request, response]);
      else this.#close(connection);
    };
  }

  #endBody(connection: Connection) {
    const { body } = connection;
    if (!body) return;
    connection.body = null;
    this.#bodyCount--;
    this.#bodyBytes -= body.announced;
    const own = this.#bodies.get(body.network);
    own?.delete(connection);
    if (own?.size === 0) this.#bodies.delete(body.network);
  }

  #limitBodies(network: string) {
    const own = this.#bodies.get(network) ?? new Set();
    const tooManyOwn = () => own.size > BODIES_PER_NETWORK || announcedBy(own) > BODY_BYTES_PER_NETWORK;
    const tooMany = () => this.#bodyCount > BODIES_MAX || this.#bodyBytes > BODY_BYTES_MAX;
    while (tooManyOwn()) this.#cutOffLongest(own, "too_many_requests");
    while (tooMany()) {
      let most = own;
      for (const others of this.#bodies.values()) if (others.size > most.size) most = others;
      this.#cutOffLongest(most, "server_busy");
    }
  }

  #cutOffLongest(own: ReadonlySet<Connection>, code: "too_many_requests" | "server_busy") {
    const [longest] = own;
    if (!longest) throw new Error("Bodies are counted that nobody sends");
    this.#cutOff(longest, code);
  }

  /** Node's server, with this between it and the handler. */
  serve(options: ServerOptions, handler: RequestListener): Server {
    const server = createServer(options, this.#answerInTurn(handler));
    server.on("connection", (socket) => this.#admit(socket));
    return server;
  }

  /** A request's head is there. Where too many bodies are under way, the one that has taken longest gives way. */
  bodyBegins(request: FastifyRequest) {
    const connection = this.#open.get(request.raw.socket);
    const announced = announcedBytes(request);
    if (!connection || connection.body || announced === 0) return;
    const network = networkOf(request.ip);
    connection.body = { network, began: this.#passed, announced, readBefore: connection.socket.bytesRead };
    this.#bodyCount++;
    this.#bodyBytes += announced;
    const own = this.#bodies.get(network);
    if (own) own.add(connection);
    else this.#bodies.set(network, new Set([connection]));
    this.#limitBodies(network);
  }

  /** A request is there whole: from here on it is work. Throws where its connection was ended before. */
  bodyIsThere({ raw }: FastifyRequest) {
    if (raw.socket.writableEnded) throw new AppError("request_timeout");
    const connection = this.#open.get(raw.socket);
    if (connection) this.#endBody(connection);
  }

  /** Called every second or so with the time that has passed: ends what arrives or is read too slowly. [ms] */
  look(time: number) {
    this.#passed += time;
    for (const connection of this.#open.values()) {
      const { socket, body, current } = connection;
      const late = body ? this.#passed - body.began - BODY_GRACE : 0;
      if (body && late > 0 && socket.bytesRead - body.readBefore < (late / 1_000) * BODY_RATE) {
        this.#cutOff(connection, "request_timeout");
      } else if (current?.headersSent && socket.writableLength > 0 && socket.timeout !== this.#unreadMax) {
        // Node looks by itself whether the answer moves on, and ends the connection where it does not.
        socket.setTimeout(this.#unreadMax);
      }
    }
  }

  /** From now on connections end with what they are answering; those that answer nothing end at once. */
  drain() {
    this.#draining = true;
    for (const { socket, current } of this.#open.values()) if (!current) socket.destroySoon();
  }
  closeAll() {
    for (const { socket } of this.#open.values()) socket.destroy();
  }

  addGauges(gauges: Gauges) {
    const count = (matches: (connection: Connection) => boolean) => [...this.#open.values()].filter(matches).length;
    gauges.add("connections", () => this.#open.size);
    gauges.add("networks connected", () => this.#ofNetwork.size);
    gauges.add("requests being answered", () => count(({ current }) => current !== null));
    gauges.add("requests that wait on their connection", () => count(({ waiting }) => waiting.length > 0));
    gauges.add("unfinished bodies", () => this.#bodyCount);
    gauges.add("bytes of unfinished bodies", () => bytesOfBodies(this.#open.values()));
    gauges.add("networks with unfinished bodies", () => this.#bodies.size);
  }
}

function bytesOfBodies(connections: Iterable<Connection>): number {
  let bytes = 0;
  for (const { socket, body } of connections) if (body) bytes += socket.bytesRead - body.readBefore;
  return bytes;
}

/** How much a body is going to be, 0 where there is none. [bytes] */
export function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  // More than its call takes is not read.
  const most = routeOptions.bodyLimit;
  return headers["transfer-encoding"] === undefined ? Math.min(Number(headers["content-length"] ?? 0), most) : most;
}

function announcedBy(connections: Iterable<Connection>): number {
  let bytes = 0;
  for (const { body } of connections) bytes += body?.announced ?? 0;
  return bytes;
}

/** The ranges that TRUST_PROXY names in a word. Source: @fastify/proxy-addr. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Whether an address is one of the proxies in front of us. */
function proxiesOf(trusted: boolean | readonly string[]): (address: string) => boolean {
  if (typeof trusted === "boolean") return () => trusted;
  const list = new BlockList();
  for (const range of trusted.flatMap((name) => RANGES[name] ?? [name])) {
    const [network = "", bits] = range.split("/");
    const family = isIPv4(network) ? "ipv4" : "ipv6";
    list.addSubnet(network, bits === undefined ? (family === "ipv4" ? 32 : 128) : Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    if (isIPv4(plain)) return list.check(plain, "ipv4");
    return isIPv6(plain) && list.check(plain, "ipv6");
  };
}
