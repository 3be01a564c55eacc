import { EventEmitter } from "node:events";
import { setImmediate as turn } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { createGauges } from "./gauges";
import { newSecret } from "./secrets";
import { EMBEDDED_SHARES, type Place, SERVER_SHARES, type ShareLimits, Shares, STUCK_AFTER } from "./shares";

const HOME = "192.0.2.1";
const SCHOOL = "198.51.100.7";

let shares: Shares;
let begun: string[];
beforeEach(() => {
  use(SERVER_SHARES);
});

function use(limits: ShareLimits) {
  shares = new Shares(limits);
  begun = [];
}

/** A session that was found to live, as after the first call with it. */
function signedIn(userId: string, address = HOME): string {
  const token = newSecret();
  const place = shares.take(address, token);
  place.prove(userId);
  place.leave();
  return token;
}

/** A call that notes when it begins and works until it is ended. */
function call(name: string, address: string, token?: string) {
  const caller = new EventEmitter();
  const place: Place = shares.take(address, token);
  if (place.waits) void place.begun(caller).then(() => begun.push(name));
  else begun.push(name);
  return { place, caller };
}
const calls = (count: number, name: string, address: string, token?: string) =>
  Array.from({ length: count }, () => call(name, address, token));

const gauges = () => {
  const read = createGauges();
  shares.addGauges(read);
  return read.read();
};

it("lets another account of the same address begin at once, however many calls one account has sent", () => {
  const [flood, other] = [signedIn("flood"), signedIn("other")];
  calls(250, "flood", HOME, flood);
  expect(begun).toHaveLength(SERVER_SHARES.accountRunning);
  call("other", HOME, other);
  expect(begun.at(-1)).toBe("other");
});

it("lets another address begin at once, however many accounts one address has", () => {
  for (let person = 0; person < 60; person++) calls(8, "school", SCHOOL, signedIn(`pupil ${person}`, SCHOOL));
  expect(begun).toHaveLength(SERVER_SHARES.networkRunning);
  call("home", HOME);
  expect(begun.at(-1)).toBe("home");
});

it("counts invented cookies as strangers of their network", () => {
  for (let index = 0; index < 200; index++) call("invented", HOME, newSecret());
  expect(begun).toHaveLength(SERVER_SHARES.accountRunning);
  call("known", HOME, signedInElsewhere("ada"));
  expect(begun.at(-1)).toBe("known");
});

/** Proven from an address where nobody waits. */
const signedInElsewhere = (userId: string) => signedIn(userId, "203.0.113.5");

it("counts all sessions of an account as one, from whatever addresses it calls", () => {
  for (let index = 0; index < 20; index++) call("ada", `203.0.113.${index}`, signedInElsewhere("ada"));
  expect(begun).toHaveLength(SERVER_SHARES.accountRunning);
});

it("serves waiting accounts of a network in turn, and each in the order it asked", async () => {
  use({ ...SERVER_SHARES, networkRunning: 1 });
  const [ada, eve] = [signedIn("ada"), signedIn("eve")];
  const first = call("first", HOME, ada);
  const waiting = [...calls(3, "ada", HOME, ada), ...calls(2, "eve", HOME, eve)];
  first.place.leave();
  for (const { place } of [waiting[0], waiting[3], waiting[1], waiting[4], waiting[2]].flatMap((one) => one ?? [])) {
    await turn();
    place.leave();
  }
  expect(begun).toEqual(["first", "ada", "eve", "ada", "eve", "ada"]);
});

it("on the embedded database begins one call in each turn of the event loop, another person's in the next", async () => {
  use(EMBEDDED_SHARES);
  const [flood, other] = [signedIn("flood"), signedIn("other")];
  await turn();
  // Work of no length: a call is over as soon as it has begun, and only turns and shares decide.
  const work = async (name: string, token: string) => {
    const place = shares.take(HOME, token);
    if (place.waits) await place.begun(new EventEmitter());
    begun.push(name);
    await Promise.resolve();
    place.leave();
  };
  const flooding = Array.from({ length: 250 }, () => work("flood", flood));
  for (let passed = 1; passed <= 3; passed++) {
    await turn();
    expect(begun.length).toBeLessThanOrEqual(passed + 1);
  }
  const before = begun.length;
  await work("other", other);
  expect(begun.indexOf("other") - before).toBeLessThanOrEqual(1);
  await Promise.all(flooding);
  expect(begun).toHaveLength(251);
});

it("refuses the 257th call of an account and the 513th of a network with Retry-After, and nobody else's", () => {
  const ada = signedIn("ada");
  calls(256, "ada", HOME, ada);
  expect(() => call("ada", HOME, ada)).toThrow(expect.objectContaining({ code: "too_many_requests", retryAfter: 2 }));
  const eve = signedIn("eve");
  calls(256, "eve", HOME, eve);
  expect(() => call("third", HOME, signedInElsewhere("third"))).toThrow("Too many requests at once");
  call("home", SCHOOL);
  expect(begun.at(-1)).toBe("home");
});

it("refuses as busy when all queues together are full", () => {
  use({ ...SERVER_SHARES, allMax: 3 });
  for (let index = 0; index < 3; index++) call("any", `192.0.2.${index}`);
  expect(() => call("one more", SCHOOL)).toThrow("The server is busy");
});

it("refuses bodies beyond the bytes of an account, of a network and of all", () => {
  const megabytes = (count: number) => count * 1024 * 1024;
  const take = (address: string, userId: string) => () => shares.take(address, signedInElsewhere(userId), megabytes(4));
  const places = Array.from({ length: 8 }, take(HOME, "ada"));
  expect(take(HOME, "ada")).toThrow("Too many requests at once");
  // What has no body has nothing to do with it.
  places.push(shares.take(HOME, signedInElsewhere("ada")));
  for (let index = 0; index < 8; index++) places.push(take(HOME, "eve")());
  expect(take(HOME, "obi")).toThrow("Too many requests at once");
  for (let index = 0; index < 48; index++) places.push(take(`198.51.100.${index}`, `person ${index}`)());
  expect(take(SCHOOL, "one more")).toThrow("The server is busy");
  expect(gauges()["bytes of calls"]).toBe(megabytes(256));
  for (const place of places) place.leave();
  expect(gauges()["bytes of calls"]).toBe(0);
});

it("counts an IPv6 /64 as one network", () => {
  for (let index = 0; index < 40; index++) call("any", `2001:db8:1:2::${index.toString(16)}`);
  expect(begun).toHaveLength(SERVER_SHARES.accountRunning);
});

it("forgets who has gone while waiting, and never begins for them", () => {
  const flood = calls(20, "flood", HOME);
  for (const { caller } of flood) caller.emit("close");
  expect(gauges()["calls waiting"]).toBe(0);
  for (const { place } of flood) place.leave();
  expect(begun).toHaveLength(SERVER_SHARES.accountRunning);
  expect(gauges()).toMatchObject({ "calls at work": 0, "networks with calls": 0 });
});

it("is back at 0 after every way a call can end, each of them twice", () => {
  const open = [...calls(256, "ada", HOME, signedIn("ada")), ...calls(30, "stranger", SCHOOL)];
  expect(() => call("ada", HOME, signedInElsewhere("ada"))).toThrow("Too many requests");
  expect(gauges()).toMatchObject({ "networks with calls": 2, "accounts with calls": 1 });
  for (const { place, caller } of open) {
    caller.emit("close");
    place.leave();
    place.leave();
  }
  expect(gauges()).toEqual({
    "calls at work": 0,
    "calls waiting": 0,
    "bytes of calls": 0,
    "networks with calls": 0,
    "accounts with calls": 0,
  });
});

it("is stuck when calls are there and none has begun or ended for a minute, and not before", () => {
  const pass = (milliseconds: number) => {
    for (let at = 0; at < milliseconds; at += 1_000) shares.look(1_000);
  };
  pass(2 * STUCK_AFTER);
  expect(shares.isStuck()).toBe(false);
  const [held] = calls(20, "held", HOME);
  pass(STUCK_AFTER);
  expect(shares.isStuck()).toBe(false);
  shares.look(1_000);
  expect(shares.isStuck()).toBe(true);
  held?.place.leave();
  shares.look(1_000);
  expect(shares.isStuck()).toBe(false);
});
