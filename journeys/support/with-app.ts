import { expect, type Page } from "@playwright/test";
import { startApp } from "@sunwright/contract/second";
import { oneTimeCode } from "./one-time-code";
import type { Person } from "./people";

const headers = { "sec-fetch-site": "same-origin" };

/** Sets an app for codes up, as the settings do. */
export async function withApp({ request }: Page, { password }: Person): Promise<{ secret: string; used: string }> {
  const begun = await request.post("/api/account/second/app", { data: { password }, headers });
  const { secret } = startApp.response.parse(await begun.json());
  const used = oneTimeCode(secret);
  const on = await request.post("/api/account/second/app/confirm", { data: { code: used }, headers });
  expect(on.status()).toBe(200);
  return { secret, used };
}
