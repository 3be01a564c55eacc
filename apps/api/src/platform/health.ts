import { sql } from "drizzle-orm";
import type { App } from "./app";

/**
 * `/healthz`: the process answers, and what it has begun moves on; where it does not, only a new process helps.
 * `/readyz`: its database answers too, so it may be sent work.
 */
export function addHealth(app: App) {
  app.http.get("/healthz", (_request, reply) =>
    app.shares.isStuck() ? reply.code(503).send({ status: "stuck" }) : { status: "alive" },
  );

  // Asked once at a time, however many want to know: this call has no session and no share.
  let asked: Promise<unknown> | undefined;
  const ask = () =>
    (asked ??= app.database.executor.execute(sql`SELECT 1`).finally(() => {
      asked = undefined;
    }));
  app.http.get("/readyz", async (request, reply) => {
    try {
      await ask();
      return { status: "ready" };
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      return reply.code(503).header("retry-after", 5).send({ status: "database unreachable" });
    }
  });
}
