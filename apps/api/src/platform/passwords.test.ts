import { hash } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { AppError } from "./errors";
import { createPasswords, createQueue } from "./passwords";

const passwords = createPasswords();

it("hashes with argon2id at 19 MiB, five passes, one lane, and a salt of its own", async () => {
  const [first, second] = [await passwords.hash("seven solar roofs"), await passwords.hash("seven solar roofs")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=5,p=1\$/);
  expect(first).not.toBe(second);
});

it("knows the right password from every other one, to the last character", async () => {
  const stored = await passwords.hash("seven solar roofs ☀");
  expect(await passwords.verify(stored, "seven solar roofs ☀")).toBe(true);
  for (const wrong of ["seven solar roofs", "Seven solar roofs ☀", "seven solar roofs ☀ ", ""]) {
    expect(await passwords.verify(stored, wrong)).toBe(false);
  }
});

it("cuts nothing: passwords that differ after 190 characters differ", async () => {
  const stored = await passwords.hash(`${"a".repeat(190)}b`);
  expect(await passwords.verify(stored, `${"a".repeat(190)}c`)).toBe(false);
});

it("does the same work for an account that does not exist and never lets it in", async () => {
  const stored = await passwords.hash("seven solar roofs");
  await passwords.warm();
  // Processor time, also of the threads that hash: what else the machine does is not in it.
  const work = async (hash: string | null) => {
    const before = process.cpuUsage();
    for (let n = 0; n < 7; n++) expect(await passwords.verify(hash, "wrong")).toBe(false);
    return process.cpuUsage(before).user;
  };
  const [known, unknown] = [await work(stored), await work(null)];
  // A missing hash answered at once would take a hundredth.
  expect(unknown).toBeGreaterThan(known / 3);
  expect(await passwords.verify(null, "no account has this password")).toBe(false);
});

/** As they were made before the cost was raised. */
const OLD = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

it("takes a password hashed at a lower cost, and says that it is to be hashed again", async () => {
  const [old, today] = [await hash("seven solar roofs", OLD), await passwords.hash("seven solar roofs")];
  expect(await passwords.verify(old, "seven solar roofs")).toBe(true);
  expect(await passwords.verify(old, "eight solar roofs")).toBe(false);
  expect([old, today].map((each) => passwords.isOutdated(each, "seven solar roofs"))).toEqual([true, false]);
});

it("takes a password in whatever form a keyboard writes it, and one that was hashed as it was typed", async () => {
  const [oneKey, twoKeys, fullWidth] = ["Süddach 2026", "Su\u0308ddach 2026", "Ｓüddach 2026"];
  const stored = await passwords.hash(twoKeys);
  for (const form of [oneKey, twoKeys, fullWidth]) expect(await passwords.verify(stored, form), form).toBe(true);
  expect(await passwords.verify(stored, "Suddach 2026")).toBe(false);
  const asTyped = await hash(twoKeys, { ...OLD, timeCost: 5 });
  expect(await passwords.verify(asTyped, twoKeys), "from before").toBe(true);
  expect(passwords.isOutdated(asTyped, twoKeys), "is hashed again").toBe(true);
  expect(passwords.isOutdated(stored, oneKey)).toBe(false);
});

it("does the same work for a hash of a lower cost", async () => {
  const [old, today] = [await hash("seven solar roofs", OLD), await passwords.hash("seven solar roofs")];
  const work = async (stored: string) => {
    const before = process.cpuUsage();
    for (let n = 0; n < 9; n++) await passwords.verify(stored, "wrong");
    return process.cpuUsage(before).user;
  };
  const [older, newer] = [await work(old), await work(today)];
  // Two of five passes alone would be 0.4.
  expect(older).toBeGreaterThan(newer * 0.7);
});

it("runs two at once, lets some wait and refuses the next", async () => {
  const limited = createQueue(2, 3);
  let running = 0;
  let most = 0;
  const release: (() => void)[] = [];
  const job = () =>
    limited(async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => release.push(resolve));
      running--;
    });
  const accepted = Array.from({ length: 5 }, job);
  const refused = await job().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: "server_busy", status: 503, retryAfter: 2 });
  for (let n = 0; n < 5; n++) {
    await expect.poll(() => release.length).toBeGreaterThan(0);
    release.shift()?.();
  }
  await Promise.all(accepted);
  expect(most).toBe(2);
  const free = limited(() => Promise.resolve("done"));
  await expect(free).resolves.toBe("done");
});

it("goes on after work that failed", async () => {
  const limited = createQueue(1, 0);
  await expect(limited(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(limited(() => Promise.resolve("fine"))).resolves.toBe("fine");
});
