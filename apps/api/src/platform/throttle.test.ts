// On both databases: counters are kept by the database.
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../testing/database";
import { movableClock } from "../testing/clock";
import type { Database } from "./database";
import { AppError } from "./errors";
import { createThrottle, type Guess } from "./throttle";
import { networkOf } from "./networks";
import { newId } from "./ids";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const clock = movableClock();
const throttle = createThrottle(clock);
const HOUR = 3600;
const DAY = 24 * HOUR;

let accounts = 0;
let networks = 0;
const someone = (): Guess => ({
  purpose: "login",
  account: `ada${accounts++}@example.org`,
  userId: newId(new Date()),
  address: `10.${networks >> 8}.${networks++ & 255}.1`,
  device: undefined,
});
/** Every guess from an address nobody used before, as a botnet would. */
const elsewhere = (guess: Guess): Guess => ({ ...guess, address: someone().address });

const wrong = () => Promise.resolve(null);
const right = () => Promise.resolve(true as const);
const signIn = (who: Guess) => throttle.guess(database.executor, who, right);

/** Null when the guess may be tried, otherwise how long to wait. [s] */
async function guess(who: Guess): Promise<number | null> {
  try {
    await throttle.guess(database.executor, who, wrong);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_attempts") return error.retryAfter ?? 0;
    throw error;
  }
}

it("lets five guesses through and then asks for 30 s, 60 s, 2 min and so on", async () => {
  const ada = someone();
  for (let n = 0; n < 5; n++) expect(await guess(ada)).toBeNull();
  for (const delay of [30, 60, 120, 240, 480]) {
    expect(await guess(ada)).toBe(delay);
    clock.advance(delay - 1);
    expect(await guess(ada)).toBe(1);
    clock.advance(1);
    expect(await guess(ada)).toBeNull();
  }
});

it("lets fewer than 20 through in any day, day after day, also where each comes the moment its wait is over", async () => {
  const ada = someone();
  const began = clock.now().getTime();
  const times: number[] = [];
  while (clock.now().getTime() - began < 14 * DAY * 1000) {
    const wait = await guess(elsewhere(ada));
    if (wait === null) times.push(clock.now().getTime());
    else clock.advance(wait);
  }
  // From any guess to the twentieth, itself counted, is more than a day.
  const spans = times.slice(19).map((time, index) => time - (times[index] ?? 0));
  expect(spans.length).toBeGreaterThan(0);
  expect(Math.min(...spans)).toBeGreaterThan(DAY * 1000);
});

it("counts a hundred guesses made at once one by one", async () => {
  const ada = someone();
  const answers = await Promise.all(Array.from({ length: 100 }, () => guess(elsewhere(ada))));
  expect(answers.filter((wait) => wait === null)).toHaveLength(5);
});

it("takes a right password out of the count", async () => {
  const ada = someone();
  for (let n = 0; n < 30; n++) {
    expect(await signIn(ada)).toBe(true);
  }
  for (let n = 0; n < 5; n++) expect(await guess(ada)).toBeNull();
  expect(await guess(ada)).toBe(30);
});

it("does not start again for an attacker because the owner signs in", async () => {
  const ada = someone();
  for (let n = 0; n < 4; n++) await guess(elsewhere(ada));
  await signIn(ada);
  expect(await guess(elsewhere(ada))).toBeNull();
  expect(await guess(elsewhere(ada))).toBe(30);
});

it("leaves a block standing that somebody else's guess has set", async () => {
  const ada = someone();
  for (let n = 0; n < 3; n++) await guess(elsewhere(ada));
  await throttle.guess(database.executor, ada, async () => {
    await guess(elsewhere(ada));
    return true;
  });
  expect(await guess(elsewhere(ada))).toBe(30);
});

it("keeps the owner's way in on a device that was signed in before", async () => {
  const ada = someone();
  const { userId } = ada;
  const device = await throttle.rememberDevice(database.executor, userId ?? "", undefined);
  for (let n = 0; n < 6; n++) await guess(elsewhere(ada));
  expect(await guess(elsewhere(ada))).toBeGreaterThan(0);
  expect(await signIn({ ...ada, device })).toBe(true);
});

it("gives a known device five free guesses of its own and no more", async () => {
  const ada = someone();
  const device = await throttle.rememberDevice(database.executor, ada.userId ?? "", undefined);
  for (let n = 0; n < 5; n++) expect(await guess({ ...ada, device })).toBeNull();
  expect(await guess({ ...ada, device })).toBe(30);
});

it("knows a device for the account it was signed in to and for no other", async () => {
  const [ada, ben] = [someone(), someone()];
  const device = await throttle.rememberDevice(database.executor, ben.userId ?? "", undefined);
  for (let n = 0; n < 5; n++) await guess({ ...ada, device });
  expect(await guess({ ...ada, device })).toBe(30);
  expect(await guess(elsewhere(ada))).toBe(30);
});

it("trusts no device any more after they were forgotten", async () => {
  const ada = someone();
  const device = await throttle.rememberDevice(database.executor, ada.userId ?? "", undefined);
  for (let n = 0; n < 5; n++) await guess(elsewhere(ada));
  await throttle.forgetDevices(database.executor, ada.userId ?? "");
  expect(await guess({ ...ada, device })).toBe(30);
});

it("keeps the token of a device that is remembered again", async () => {
  const userId = newId(new Date());
  const device = await throttle.rememberDevice(database.executor, userId, undefined);
  expect(await throttle.rememberDevice(database.executor, userId, device)).toBe(device);
  expect(await throttle.rememberDevice(database.executor, userId, "forged")).not.toBe("forged");
});

// Source of 20 an hour: the rules of trust, "Rules added after the third attack".
it("lets one network fail 20 times in any hour, whatever it guesses at, and says when it goes on", async () => {
  const { address } = someone();
  const of = (purpose: string) => guess({ ...someone(), purpose, address });
  const probe = () => throttle.probe(database.executor, address, wrong);
  for (let n = 0; n < 10; n++) expect(await of("login")).toBeNull();
  clock.advance(HOUR - 600);
  for (let n = 0; n < 5; n++) expect(await of("second")).toBeNull();
  for (let n = 0; n < 5; n++) expect(await probe()).toBeNull();
  expect(await of("login")).toBe(600);
  await expect(probe()).rejects.toMatchObject({ code: "too_many_attempts", retryAfter: 600 });
  expect(await guess(someone()), "another network").toBeNull();
  clock.advance(600);
  // The first ten are over, the other ten are not.
  for (let n = 0; n < 10; n++) expect(await of("password")).toBeNull();
  expect(await of("login")).toBe(HOUR - 600);
});

it("counts a network of IPv6 by its /64", async () => {
  const at = (host: number) => guess({ ...someone(), address: `2001:db8:77:1::${host.toString(16)}` });
  for (let host = 1; host <= 20; host++) expect(await at(host)).toBeNull();
  expect(await at(21)).toBe(HOUR);
  expect(await guess({ ...someone(), address: "2001:db8:77:2::1" })).toBeNull();
});

it("lets through as many right ones of a network as there are, also at one moment and beside wrong ones", async () => {
  const { address } = someone();
  const slow = async () => {
    await setTimeout(5);
    return true as const;
  };
  const members = Array.from({ length: 60 }, () => throttle.guess(database.executor, { ...someone(), address }, slow));
  const wrongs = Array.from({ length: 19 }, () => guess({ ...someone(), address }));
  expect(new Set(await Promise.all(members))).toEqual(new Set([true]));
  expect(new Set(await Promise.all(wrongs))).toEqual(new Set([null]));
  expect(await guess({ ...someone(), address }), "the twentieth").toBeNull();
  expect(await guess({ ...someone(), address })).toBe(HOUR);
});

it("counts no guess that nobody looked at", async () => {
  const { address } = someone();
  const ada = { ...someone(), address };
  const busy = () => Promise.reject(new Error("busy"));
  for (let n = 0; n < 25; n++) await expect(throttle.guess(database.executor, ada, busy)).rejects.toThrow("busy");
  for (let n = 0; n < 5; n++) await guess(ada);
  for (let n = 0; n < 25; n++) expect(await guess(ada), "of the account").toBe(30);
  for (let n = 0; n < 15; n++) expect(await guess({ ...someone(), address })).toBeNull();
  expect(await guess({ ...someone(), address })).toBe(HOUR);
});

it("treats an account that does not exist like one that does", async () => {
  const nobody = { ...someone(), userId: null };
  for (let n = 0; n < 5; n++) expect(await guess(nobody)).toBeNull();
  expect(await guess(nobody)).toBe(30);
});

it("forgets a count a day after the last guess", async () => {
  const ada = someone();
  for (let n = 0; n < 5; n++) await guess(ada);
  clock.advance(DAY);
  for (let n = 0; n < 5; n++) expect(await guess(ada)).toBeNull();
});

it("allows so many in an hour of what is limited without being a guess", async () => {
  const policy = { kind: "window", most: 5, window: HOUR } as const;
  const allowed = () => throttle.consume(database.executor, "reset-mail", "ada@example.org", policy);
  const answers = await Promise.all(Array.from({ length: 12 }, allowed));
  expect(answers.filter(Boolean)).toHaveLength(5);
  clock.advance(HOUR);
  expect(await allowed()).toBe(true);
});

it("clears counts away only when they hold nothing back any more", async () => {
  const ada = someone();
  for (let n = 0; n < 5; n++) await guess(ada);
  await throttle.purge(database.executor);
  expect(await guess(ada)).toBe(30);
  clock.advance(2 * DAY);
  await throttle.purge(database.executor);
  expect(await guess(ada)).toBeNull();
});

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0db8:0001::", "2001:db8:1:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("counts %s with %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
