import { startApp } from "@sunwright/contract/second";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { operate } from "../../../operations/operator";
import { decisionsBy } from "../../../operators";
import { PASSWORD, type Person } from "../../../testing/people";
import type { TestServer } from "../../../testing/server";
import { codeAt } from "../../accounts/second/codes";

export interface Operator extends Person {
  /** Takes the second step again. */
  readonly step: () => Promise<void>;
}

/** Made on the command line, with an app for codes. */
export async function operatorOf(server: TestServer): Promise<Operator> {
  const person = await server.build.person();
  const { executor } = server.database;
  await executor.execute(sql`update users set email_verified_at = now() where id = ${person.userId}`);
  server.clock.advance(0.001);
  await operate(server.database, decisionsBy(server), [person.email]);
  const { client } = person;
  const begun = await client.post("/api/account/second/app", { password: PASSWORD });
  const { secret } = begun.read(startApp.response);
  const code = () => ({ code: codeAt(secret, server.clock.now()) });
  expect((await client.post("/api/account/second/app/confirm", code())).status).toBe(200);
  const step = async () => {
    server.clock.advance(30);
    expect((await client.post("/api/account/second/step", code())).status).toBe(200);
  };
  return { ...person, step };
}
