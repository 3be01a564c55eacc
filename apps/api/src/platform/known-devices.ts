import { and, eq, gt, lt } from "drizzle-orm";
import type { Clock } from "./clock";
import type { Executor } from "./database";
import { knownDevices } from "./schema";
import { hashSecret, looksLikeSecret, newSecret } from "./secrets";

/** Longest life browsers grant a cookie. [s] */
export const DEVICE_COOKIE_AGE = 400 * 86_400;
export const DEVICE_COOKIE = "sunwright-device";

/** Somebody at a device, both perhaps unknown. */
interface Use {
  readonly userId: string | null;
  readonly device: string | undefined;
}

/** Devices an account was signed in from. */
export function createKnownDevices(clock: Clock) {
  const oldest = () => new Date(clock.now().getTime() - DEVICE_COOKIE_AGE * 1000);

  return {
    async isKnown(executor: Executor, { userId, device }: Use): Promise<boolean> {
      if (userId === null || !looksLikeSecret(device)) return false;
      const found = await executor
        .select({ userId: knownDevices.userId })
        .from(knownDevices)
        .where(
          and(
            eq(knownDevices.tokenHash, hashSecret(device)),
            eq(knownDevices.userId, userId),
            gt(knownDevices.lastUsedAt, oldest()),
          ),
        );
      return found.length > 0;
    },

    /** Remembers the device of a successful sign-in. Answers the token for its cookie. */
    async remember(executor: Executor, userId: string, device: string | undefined): Promise<string> {
      const token = looksLikeSecret(device) ? device : newSecret();
      const lastUsedAt = clock.now();
      await executor
        .insert(knownDevices)
        .values({ tokenHash: hashSecret(token), userId, lastUsedAt })
        .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { lastUsedAt } });
      return token;
    },

    /** After a reset of the password no device is trusted any more. */
    async forget(executor: Executor, userId: string): Promise<void> {
      await executor.delete(knownDevices).where(eq(knownDevices.userId, userId));
    },

    async purge(executor: Executor): Promise<void> {
      await executor.delete(knownDevices).where(lt(knownDevices.lastUsedAt, oldest()));
    },
  };
}
