import type { Passwords } from "../platform/passwords";
import { PASSWORD } from "./people";

/** Of the password that accounts of tests have; made with the product's cost by the first of them in a process. */
let known: Promise<string> | undefined;

/**
 * Thousands of people of tests sign up and in with one password: it is hashed once in a process, and what is known to
 * be right is not worked out again. Every other password, and every other hash, goes the product's way.
 */
export function rememberPassword(passwords: Passwords): void {
  const { hash, verify } = passwords;
  const remembered: Pick<Passwords, "hash" | "verify"> = {
    hash: (password) => (password === PASSWORD ? (known ??= forgetting(hash(password))) : hash(password)),
    verify: async (stored, password) =>
      (password === PASSWORD && known !== undefined && stored === (await known)) || verify(stored, password),
  };
  Object.assign(passwords, remembered);
}

/** One that was refused for want of room is asked for again. */
const forgetting = (hash: Promise<string>) =>
  hash.catch((error: unknown) => {
    known = undefined;
    throw error;
  });
