import { expect, it, vi } from "vitest";
import type { Passwords } from "../platform/passwords";
import { PASSWORD } from "./people";
import { rememberPassword } from "./remembered-password";

it("works out the password of tests once, and every other one each time", async () => {
  let made = 0;
  const hash: Passwords["hash"] = async (password) => `hash ${(made += 1)} of ${password}`;
  const verify = vi.fn<Passwords["verify"]>(async () => false);
  const passwords = { hash, verify, isOutdated: () => false, warm: async () => undefined };
  rememberPassword(passwords);
  const stored = await passwords.hash(PASSWORD);
  expect(await passwords.hash(PASSWORD)).toBe(stored);
  expect(await passwords.verify(stored, PASSWORD)).toBe(true);
  expect(verify).not.toHaveBeenCalled();

  expect(await passwords.hash("another")).not.toBe(await passwords.hash("another"));
  for (const [of, typed] of [
    [stored, "another"],
    ["another hash", PASSWORD],
    [null, PASSWORD],
  ] as const)
    expect(await passwords.verify(of, typed)).toBe(false);
  expect(verify).toHaveBeenCalledTimes(3);
});
