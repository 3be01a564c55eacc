import { AppError } from "./errors";
import type { Gauges } from "./gauges";
import { networkOf } from "./networks";
import { hashSecret, looksLikeSecret } from "./secrets";

export interface ShareLimits {
  /** Calls of one account at work. */
  readonly accountRunning: number;
  /** Calls of one network at work, whoever they belong to. */
  readonly networkRunning: number;
  /** Calls of one account at work or waiting; the next is refused. */
  readonly accountMax: number;
  readonly networkMax: number;
  readonly allMax: number;
  /** Bodies that are held by calls of one account at work or waiting. [bytes] */
  readonly accountBytes: number;
  readonly networkBytes: number;
  readonly allBytes: number;
  /** Begin at most one call in each turn of the event loop. */
  readonly inTurns: boolean;
}

const MEGABYTE = 1024 * 1024;
const BOUNDS = {
  accountMax: 256,
  networkMax: 512,
  allMax: 2_000,
  // Three of the largest bodies.
  accountBytes: 32 * MEGABYTE,
  networkBytes: 64 * MEGABYTE,
  allBytes: 256 * MEGABYTE,
};
/**
 * The embedded database does one thing at a time, within the turn of the event loop: one call at work and one that is
 * ready keep it busy. Node takes at most one new connection between two turns: were all waiting calls answered in one
 * turn, 64 callers who come at once would wait for 64 rounds of everybody's work (measured: 4.3 s instead of 0.9 s).
 */
export const EMBEDDED_SHARES: ShareLimits = { ...BOUNDS, accountRunning: 2, networkRunning: 4, inTurns: true };
/** Of the 20 connections to a database server one network leaves four to the others. */
export const SERVER_SHARES: ShareLimits = { ...BOUNDS, accountRunning: 8, networkRunning: 16, inTurns: false };

/** Accounts remembered by their session; who was forgotten waits with the unknown ones of their network once more. */
const KNOWN_MAX = 10_000;
/** Addresses whose network is remembered. */
const NETWORKS_MAX = 10_000;
/** When a queue of your own may have room again. [s] */
const RETRY_AFTER = 2;

/** At work, none of it waiting for anything but itself: nothing beginning or ending for so long is an end. [ms] */
export const STUCK_AFTER = 60_000;

interface Account {
  /** Empty for the callers of a network without a session known to live. */
  readonly key: string;
  running: number;
  /** At work or waiting. */
  present: number;
  /** Of their bodies. */
  bytes: number;
}

interface Network {
  readonly key: string;
  readonly strangers: Account;
  /** Calls that wait, by account, first come, first served; the account to serve next stands first. */
  readonly lines: Map<Account, Call[]>;
  running: number;
  present: number;
  bytes: number;
}

/** A connection, as far as waiting on it is concerned. */
interface Caller {
  once(event: "close", listener: () => void): unknown;
  off(event: "close", listener: () => void): unknown;
}

/** One call's place among all calls, from its beginning until its answer is made. */
export interface Place {
  /** Whether `begun` must be awaited before any work. */
  readonly waits: boolean;
  /** Resolves when it is this call's turn; never for a caller who has gone, and then the place is free. */
  begun(caller: Caller): Promise<void>;
  /** Whose call it turned out to be; null where its session is not known. */
  prove(userId: string | null): void;
  /** Gives the place to the next call. Leaving twice is leaving once. */
  leave(): void;
}

interface Call extends Place {
  readonly network: Network;
  readonly account: Account;
  readonly bytes: number;
  state: "new" | "waiting" | "running" | "over";
  /** Set once somebody waits for it to begin. */
  resume: (() => void) | undefined;
}

/**
 * Who begins next, where more calls come than can be answered at once: networks take turns, and within a network its
 * accounts. Nobody gets more turns by more calls, more connections or invented cookies: a session counts as its account
 * once it was found to live, and as a stranger of its network until then.
 */
export class Shares {
  readonly #limits: ShareLimits;
  readonly #networks = new Map<string, Network>();
  readonly #accounts = new Map<string, Account>();
  readonly #networkOfAddress = new Map<string, string>();
  /** Accounts by the hash of a session, the oldest first. */
  readonly #known = new Map<string, string>();
  /** Networks with a call that waits, the one to serve next first. */
  readonly #queue = new Set<Network>();
  #running = 0;
  #waiting = 0;
  /** Of all bodies. [bytes] */
  #held = 0;
  #turnTaken = false;
  #changes = 0;
  #changesSeen = 0;
  #still = 0;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  #networkFor(address: string): Network {
    let key = this.#networkOfAddress.get(address);
    if (key === undefined) {
      key = networkOf(address);
      remember(this.#networkOfAddress, address, key, NETWORKS_MAX);
    }
    let network = this.#networks.get(key);
    if (!network) {
      const strangers = { key: "", running: 0, present: 0, bytes: 0 };
      network = { key, strangers, lines: new Map(), running: 0, present: 0, bytes: 0 };
      this.#networks.set(key, network);
    }
    return network;
  }

  #accountFor(userId: string): Account {
    let account = this.#accounts.get(userId);
    if (!account) {
      account = { key: userId, running: 0, present: 0, bytes: 0 };
      this.#accounts.set(userId, account);
    }
    return account;
  }

  #refuseBeyond(network: Network, account: Account, bytes: number) {
    const own =
      account.present >= this.#limits.accountMax ||
      network.present >= this.#limits.networkMax ||
      (bytes > 0 &&
        (account.bytes + bytes > this.#limits.accountBytes || network.bytes + bytes > this.#limits.networkBytes));
    const all =
      this.#running + this.#waiting >= this.#limits.allMax || (bytes > 0 && this.#held + bytes > this.#limits.allBytes);
    if (!own && !all) return;
    this.#dropEmpty(network, account);
    throw new AppError(own ? "too_many_requests" : "server_busy", { retryAfter: RETRY_AFTER });
  }

  #count({ network, account, bytes }: Call, sign: 1 | -1) {
    network.present += sign;
    account.present += sign;
    network.bytes += sign * bytes;
    account.bytes += sign * bytes;
    this.#held += sign * bytes;
  }

  #dropEmpty(network: Network, account: Account) {
    if (account.present === 0) this.#accounts.delete(account.key);
    if (network.present === 0) this.#networks.delete(network.key);
  }

  #mayBegin(network: Network, account: Account): boolean {
    return network.running < this.#limits.networkRunning && account.running < this.#limits.accountRunning;
  }

  #begin(call: Call) {
    call.state = "running";
    call.network.running++;
    call.account.running++;
    this.#running++;
    this.#changes++;
    if (this.#limits.inTurns) {
      this.#turnTaken = true;
      setImmediate(() => this.#nextTurn());
    }
  }

  #stopRunning({ network, account }: Call) {
    network.running--;
    account.running--;
    this.#running--;
    this.#changes++;
  }

  #wait(call: Call) {
    const { network, account } = call;
    call.state = "waiting";
    this.#waiting++;
    const line = network.lines.get(account);
    if (line) line.push(call);
    else network.lines.set(account, [call]);
    this.#queue.add(network);
  }

  #stopWaiting(call: Call) {
    const { network, account } = call;
    const line = network.lines.get(account) ?? [];
    line.splice(line.indexOf(call), 1);
    if (line.length === 0) network.lines.delete(account);
    if (network.lines.size === 0) this.#queue.delete(network);
    this.#waiting--;
  }

  /** The call whose turn it is. Who is served goes to the end: the network among networks, the account in its own. */
  #next(): Call | undefined {
    for (const network of this.#queue) {
      for (const [account, line] of network.lines) {
        const [call] = line;
        if (!call || !this.#mayBegin(network, account)) continue;
        line.shift();
        network.lines.delete(account);
        if (line.length > 0) network.lines.set(account, line);
        this.#queue.delete(network);
        if (network.lines.size > 0) this.#queue.add(network);
        this.#waiting--;
        return call;
      }
    }
    return undefined;
  }

  #beginNext() {
    while (this.#waiting > 0 && !this.#turnTaken) {
      const call = this.#next();
      if (!call) return;
      this.#begin(call);
      call.resume?.();
    }
  }

  #nextTurn() {
    this.#turnTaken = false;
    this.#beginNext();
  }

  /**
   * A place for a call from an address, with the session token it came with and a body of so many bytes. Throws
   * too_many_requests where the caller's own queue is full, server_busy where everybody's is.
   */
  take(address: string, token: string | undefined, bytes = 0): Place {
    const session = looksLikeSecret(token) ? hashSecret(token) : null;
    const userId = session === null ? undefined : this.#known.get(session);
    const network = this.#networkFor(address);
    const account = userId === undefined ? network.strangers : this.#accountFor(userId);
    this.#refuseBeyond(network, account, bytes);
    const call = new TakenPlace(this, { network, account, session, bytes });
    this.#count(call, 1);
    if (!this.#turnTaken && this.#mayBegin(network, account)) this.#begin(call);
    else this.#wait(call);
    return call;
  }

  /** Called every second or so with the time that has passed. [ms] */
  look(passed: number) {
    if (this.#changes !== this.#changesSeen || this.#running + this.#waiting === 0) this.#still = 0;
    else this.#still += passed;
    this.#changesSeen = this.#changes;
  }

  /** Whether calls are at work or wait, and none has begun or ended for a minute. */
  isStuck() {
    return this.#still >= STUCK_AFTER;
  }

  addGauges(gauges: Gauges) {
    gauges.add("calls at work", () => this.#running);
    gauges.add("calls waiting", () => this.#waiting);
    gauges.add("bytes of calls", () => this.#held);
    gauges.add("networks with calls", () => this.#networks.size);
    gauges.add("accounts with calls", () => this.#accounts.size);
  }

  /** A session was found to live for an account, or not to live. */
  recognise(session: string, userId: string | null) {
    if (userId === null) this.#known.delete(session);
    else if (!this.#known.has(session)) remember(this.#known, session, userId, KNOWN_MAX);
  }

  /** A call has ended, at work or waiting. */
  end(call: Call) {
    if (call.state === "waiting") this.#stopWaiting(call);
    else this.#stopRunning(call);
    this.#count(call, -1);
    this.#dropEmpty(call.network, call.account);
    this.#beginNext();
  }
}

interface Taken {
  readonly network: Network;
  readonly account: Account;
  readonly session: string | null;
  readonly bytes: number;
}

class TakenPlace implements Call {
  readonly #shares: Shares;
  readonly #session: string | null;
  readonly network: Network;
  readonly account: Account;
  readonly bytes: number;
  state: Call["state"] = "new";
  resume: Call["resume"];

  constructor(shares: Shares, { network, account, session, bytes }: Taken) {
    this.#shares = shares;
    this.#session = session;
    this.network = network;
    this.account = account;
    this.bytes = bytes;
  }

  get waits() {
    return this.state === "waiting";
  }

  begun(caller: Caller): Promise<void> {
    return new Promise((resolve) => {
      const gone = () => this.leave();
      caller.once("close", gone);
      this.resume = () => {
        caller.off("close", gone);
        resolve();
      };
    });
  }

  prove(userId: string | null) {
    if (this.#session !== null) this.#shares.recognise(this.#session, userId);
  }

  leave() {
    if (this.state === "over") return;
    this.#shares.end(this);
    this.state = "over";
  }
}

/** Keeps at most so many entries; the oldest goes first. */
function remember(entries: Map<string, string>, key: string, value: string, most: number) {
  const [oldest] = entries.size >= most ? entries.keys() : [];
  if (oldest !== undefined) entries.delete(oldest);
  entries.set(key, value);
}
