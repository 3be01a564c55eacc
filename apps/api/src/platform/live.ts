import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { createElsewhere } from "./elsewhere";
import { AppError } from "./errors";
import type { Gauges } from "./gauges";
import { networkOf } from "./networks";
import type { Message, Relay } from "./relay";

/** Proxies close what is silent for a minute, and what has ended must be noticed within seconds. [ms] */
const HEARTBEAT = 15_000;
/** What happens within this time is told in one go. [ms] */
const GATHERED = 100;
/** A browser waits so long before it connects again. [ms] */
const RECONNECT = 3_000;
/** Streams of all people; far below what a process may hold open, and each costs a question per heartbeat. */
const STREAMS_MAX = 500;
/** Streams of one network: a school behind one address, and never all of them. */
const STREAMS_PER_NETWORK = 250;
/** A browser opens six connections to a host at most; tabs in the background close theirs. */
const STREAMS_PER_PERSON = 6;
/** Other servers are told of so many people at a topic: what they say of each other has a greatest length. */
const TOLD_ELSEWHERE = 150;
/** Who reads so slowly that this much waits is not there any more. [bytes] */
const WAITING_MAX = 64 * 1024;

export interface Watcher {
  /** What is watched, e.g. a project's id. */
  readonly topic: string;
  readonly userId: string;
  /** Where the person calls from. */
  readonly address: string;
  /** How the others at the topic see this person. */
  readonly shown: unknown;
  /** How people at other servers are seen here. */
  readonly showOthers: (userIds: readonly string[]) => Promise<readonly unknown[]>;
  /** All that may have changed when it was not heard what did. */
  readonly allParts: readonly string[];
  /** The browser tab; what it wrote itself is not told to it. */
  readonly tab: string | undefined;
  /** Whether the person may still watch: asked before anything is told, and with each heartbeat. */
  readonly mayWatch: () => Promise<boolean>;
}

interface Stream extends Watcher {
  readonly network: string;
  readonly out: Readable;
  /** Parts that changed and were not told yet. */
  readonly parts: Set<string>;
  presenceDue: boolean;
  timer: NodeJS.Timeout | undefined;
}

export type Live = ReturnType<typeof createLive>;

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** What is said of a tab to other servers: the browser chose its name, which may be long. */
const markOf = (tab: string | undefined) =>
  tab === undefined ? undefined : createHash("sha256").update(tab).digest("base64url").slice(0, 16);

/** People at other servers who are not here too, as the watcher may see them. */
async function othersThan(here: readonly string[], elsewhere: readonly string[], { showOthers }: Watcher) {
  const ids = elsewhere.filter((userId) => !here.includes(userId));
  return ids.length > 0 ? showOthers(ids) : [];
}

/** Notes what changed for those who did not write it themselves, and answers them. */
function collect(streams: readonly Stream[], parts: readonly string[], byTab: string | undefined) {
  const others = streams.filter(({ tab }) => byTab === undefined || markOf(tab) !== byTab);
  for (const stream of others) for (const part of parts) stream.parts.add(part);
  return others;
}

/** The network of an address. Throws too_many_requests where it has its share. */
function roomFor(address: string, streams: ReadonlySet<Stream>): string {
  const network = networkOf(address);
  if ([...streams].filter((stream) => stream.network === network).length >= STREAMS_PER_NETWORK) {
    throw new AppError("too_many_requests", { retryAfter: 30 });
  }
  return network;
}

/** Who is at a topic here. */
const createAudience = (streams: ReadonlySet<Stream>) => {
  const at = (topic: string) => [...streams].filter((stream) => stream.topic === topic);
  return {
    at,
    idsAt: (topic: string) => [...new Set(at(topic).map(({ userId }) => userId))],
    /** Each person once, in the order they came. */
    present: (topic: string): unknown[] => [...new Map(at(topic).map(({ userId, shown }) => [userId, shown])).values()],
  };
};

async function mayWatch(stream: Stream, log: FastifyBaseLogger): Promise<boolean> {
  try {
    return await stream.mayWatch();
  } catch (error) {
    log.warn({ err: error }, "a live stream could not be checked and ends");
    return false;
  }
}

/**
 * Who watches what, and the streams on which they are told. A stream ends at one process; where several serve one
 * database, the relay carries what happened from each to all.
 */
export function createLive(log: FastifyBaseLogger, relay: Relay) {
  const elsewhere = createElsewhere();
  const streams = new Set<Stream>();
  const { at, idsAt, present } = createAudience(streams);
  let closed = false;
  let heartbeat: NodeJS.Timeout | undefined;

  /** Told to end, a browser does not come back; cut off, it tries again. */
  function end(stream: Stream, last?: string) {
    if (!streams.delete(stream)) return;
    clearTimeout(stream.timer);
    if (last !== undefined) stream.out.push(last);
    stream.out.push(null);
    announcePresence(stream.topic);
    if (streams.size === 0) {
      clearInterval(heartbeat);
      heartbeat = undefined;
    }
  }

  function showPresence(topic: string) {
    for (const stream of at(topic)) {
      stream.presenceDue = true;
      schedule(stream);
    }
  }

  const tellElsewhere = (topic: string, asks: boolean) =>
    relay.send({ kind: "present", topic, userIds: idsAt(topic).slice(0, TOLD_ELSEWHERE), asks });

  function announcePresence(topic: string) {
    showPresence(topic);
    // Whoever is the first here does not know yet who is at other servers.
    tellElsewhere(topic, at(topic).length === 1);
  }

  /** A change that was made here or at another server. */
  const tellChange = (topic: string, parts: readonly string[], byTab: string | undefined) =>
    collect(at(topic), parts, byTab).forEach(schedule);

  function heard(from: string, message: Message) {
    const { topic } = message;
    if (message.kind === "changed") return tellChange(topic, message.parts, message.byTab);
    if (at(topic).length === 0) return;
    if (elsewhere.note(topic, from, message.userIds)) showPresence(topic);
    if (message.asks) tellElsewhere(topic, false);
  }

  function schedule(stream: Stream) {
    stream.timer ??= setTimeout(() => {
      stream.timer = undefined;
      void tell(stream);
    }, GATHERED).unref();
  }

  async function tell(stream: Stream, otherwise = "") {
    if (!(await mayWatch(stream, log))) return end(stream, event("end", {}));
    const others = stream.presenceDue ? await othersThan(idsAt(stream.topic), elsewhere.at(stream.topic), stream) : [];
    if (!streams.has(stream)) return;
    let text = "";
    if (stream.parts.size > 0) text += event("changed", { parts: [...stream.parts] });
    if (stream.presenceDue) text += event("presence", { people: [...present(stream.topic), ...others] });
    stream.parts.clear();
    stream.presenceDue = false;
    if (text === "") text = otherwise;
    if (text !== "") stream.out.push(text);
    if (stream.out.readableLength > WAITING_MAX) stream.out.destroy();
  }

  function beat() {
    for (const topic of elsewhere.tidy()) showPresence(topic);
    for (const topic of new Set([...streams].map((stream) => stream.topic))) tellElsewhere(topic, false);
    for (const stream of streams) void tell(stream, ": still here\n\n");
  }

  relay.start({
    heard,
    missed: () => streams.forEach(({ topic, allParts }) => tellChange(topic, allParts, undefined)),
  });
  return {
    /**
     * Opens a stream, whose person counts as present until it ends. A person's oldest makes room for a seventh. Throws
     * server_busy, and too_many_requests where a network has its share.
     */
    watch(watcher: Watcher, gone: AbortSignal): Readable {
      if (closed || streams.size >= STREAMS_MAX) throw new AppError("server_busy", { retryAfter: 30 });
      const own = [...streams].filter(({ userId }) => userId === watcher.userId);
      const [oldest] = own;
      if (oldest && own.length >= STREAMS_PER_PERSON) end(oldest, event("end", {}));
      const network = roomFor(watcher.address, streams);
      const out = new Readable({ read: () => undefined });
      const stream: Stream = { ...watcher, network, out, parts: new Set(), presenceDue: false, timer: undefined };
      streams.add(stream);
      out.push(`retry: ${RECONNECT}\n\n`);
      out.once("close", () => end(stream));
      if (gone.aborted) end(stream);
      else gone.addEventListener("abort", () => end(stream), { once: true });
      heartbeat ??= setInterval(beat, HEARTBEAT).unref();
      announcePresence(watcher.topic);
      return out;
    },

    /** Tells everybody at a topic which parts of it changed. Called after the commit. */
    changed(topic: string, parts: readonly string[], byTab?: string) {
      tellChange(topic, parts, markOf(byTab));
      relay.send({ kind: "changed", topic, parts: [...parts], byTab: markOf(byTab) });
    },

    addGauges(gauges: Gauges) {
      gauges.add("live streams", () => streams.size);
    },

    /** Ends every stream; browsers come back to whatever serves next. */
    close() {
      closed = true;
      for (const stream of streams) end(stream);
    },
  };
}
