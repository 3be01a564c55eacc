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
  // Eight of the largest bodies.
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
/** When a queue of one's own may have room again. [s] */
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

export type Shares = ReturnType<typeof createShares>;

/**
 * Who begins next, where more calls come than can be answered at once: networks take turns, and within a network its
 * accounts. Nobody gets more turns by more calls, more connections or invented cookies: a session counts as its account
 * once it was found to live, and as a stranger of its network until then.
 */
export function createShares(limits: ShareLimits) {
  const networks = new Map<string, Network>();
  const accounts = new Map<string, Account>();
  const networkOfAddress = new Map<string, string>();
  /** Accounts by the hash of a session, the oldest first. */
  const known = new Map<string, string>();
  /** Networks with a call that waits, the one to serve next first. */
  const queue = new Set<Network>();
  let running = 0;
  let waiting = 0;
  /** Of all bodies. [bytes] */
  let held = 0;
  let turnTaken = false;
  let changes = 0;
  let changesSeen = 0;
  let still = 0;

  class TakenPlace implements Call {
    readonly network: Network;
    readonly account: Account;
    readonly session: string | null;
    readonly bytes: number;
    state: Call["state"] = "new";
    resume: Call["resume"];

    constructor(network: Network, account: Account, session: string | null, bytes: number) {
      this.network = network;
      this.account = account;
      this.session = session;
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
      if (this.session === null) return;
      if (userId === null) known.delete(this.session);
      else if (!known.has(this.session)) remember(known, this.session, userId, KNOWN_MAX);
    }

    leave() {
      if (this.state === "over") return;
      if (this.state === "waiting") stopWaiting(this);
      else stopRunning(this);
      this.state = "over";
      count(this, -1);
      dropEmpty(this.network, this.account);
      beginNext();
    }
  }

  function networkFor(address: string): Network {
    let key = networkOfAddress.get(address);
    if (key === undefined) {
      key = networkOf(address);
      remember(networkOfAddress, address, key, NETWORKS_MAX);
    }
    let network = networks.get(key);
    if (!network) {
      const strangers = { key: "", running: 0, present: 0, bytes: 0 };
      network = { key, strangers, lines: new Map(), running: 0, present: 0, bytes: 0 };
      networks.set(key, network);
    }
    return network;
  }

  function accountFor(userId: string): Account {
    let account = accounts.get(userId);
    if (!account) {
      account = { key: userId, running: 0, present: 0, bytes: 0 };
      accounts.set(userId, account);
    }
    return account;
  }

  function refuseBeyond(network: Network, account: Account, bytes: number) {
    const own =
      account.present >= limits.accountMax ||
      network.present >= limits.networkMax ||
      (bytes > 0 && (account.bytes + bytes > limits.accountBytes || network.bytes + bytes > limits.networkBytes));
    const all = running + waiting >= limits.allMax || (bytes > 0 && held + bytes > limits.allBytes);
    if (!own && !all) return;
    dropEmpty(network, account);
    throw new AppError(own ? "too_many_requests" : "server_busy", { retryAfter: RETRY_AFTER });
  }

  function count({ network, account, bytes }: Call, sign: 1 | -1) {
    network.present += sign;
    account.present += sign;
    network.bytes += sign * bytes;
    account.bytes += sign * bytes;
    held += sign * bytes;
  }

  function dropEmpty(network: Network, account: Account) {
    if (account.present === 0) accounts.delete(account.key);
    if (network.present === 0) networks.delete(network.key);
  }

  const mayBegin = (network: Network, account: Account) =>
    network.running < limits.networkRunning && account.running < limits.accountRunning;

  function begin(call: Call) {
    call.state = "running";
    call.network.running++;
    call.account.running++;
    running++;
    changes++;
    if (limits.inTurns) {
      turnTaken = true;
      setImmediate(nextTurn);
    }
  }

  function stopRunning({ network, account }: Call) {
    network.running--;
    account.running--;
    running--;
    changes++;
  }

  function wait(call: Call) {
    const { network, account } = call;
    call.state = "waiting";
    waiting++;
    const line = network.lines.get(account);
    if (line) line.push(call);
    else network.lines.set(account, [call]);
    queue.add(network);
  }

  function stopWaiting(call: Call) {
    const { network, account } = call;
    const line = network.lines.get(account) ?? [];
    line.splice(line.indexOf(call), 1);
    if (line.length === 0) network.lines.delete(account);
    if (network.lines.size === 0) queue.delete(network);
    waiting--;
  }

  /** The call whose turn it is. Who is served goes to the end: the network among networks, the account in its own. */
  function next(): Call | undefined {
    for (const network of queue) {
      for (const [account, line] of network.lines) {
        const [call] = line;
        if (!call || !mayBegin(network, account)) continue;
        line.shift();
        network.lines.delete(account);
        if (line.length > 0) network.lines.set(account, line);
        queue.delete(network);
        if (network.lines.size > 0) queue.add(network);
        waiting--;
        return call;
      }
    }
    return undefined;
  }

  function beginNext() {
    while (waiting > 0 && !turnTaken) {
      const call = next();
      if (!call) return;
      begin(call);
      call.resume?.();
    }
  }

  function nextTurn() {
    turnTaken = false;
    beginNext();
  }

  return {
    /**
     * A place for a call from an address, with the session token it came with and a body of so many bytes. Throws
     * too_many_requests where the caller's own queue is full, server_busy where everybody's is.
     */
    take(address: string, token: string | undefined, bytes = 0): Place {
      const session = looksLikeSecret(token) ? hashSecret(token) : null;
      const userId = session === null ? undefined : known.get(session);
      const network = networkFor(address);
      const account = userId === undefined ? network.strangers : accountFor(userId);
      refuseBeyond(network, account, bytes);
      const call = new TakenPlace(network, account, session, bytes);
      count(call, 1);
      if (!turnTaken && mayBegin(network, account)) begin(call);
      else wait(call);
      return call;
    },

    /** Called every second or so with the time that has passed. [ms] */
    look(passed: number) {
      if (changes !== changesSeen || running + waiting === 0) still = 0;
      else still += passed;
      changesSeen = changes;
    },

    /** Whether calls are at work or wait, and none has begun or ended for a minute. */
    isStuck: () => still >= STUCK_AFTER,

    addGauges(gauges: Gauges) {
      gauges.add("calls at work", () => running);
      gauges.add("calls waiting", () => waiting);
      gauges.add("bytes of calls", () => held);
      gauges.add("networks with calls", () => networks.size);
      gauges.add("accounts with calls", () => accounts.size);
    },
  };
}

/** Keeps at most so many entries; the oldest goes first. */
function remember(entries: Map<string, string>, key: string, value: string, most: number) {
  const [oldest] = entries.size >= most ? entries.keys() : [];
  if (oldest !== undefined) entries.delete(oldest);
  entries.set(key, value);
}
