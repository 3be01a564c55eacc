import { sql } from "drizzle-orm";
import type { App } from "./app";

/** `/healthz`: the process answers. `/readyz`: its database does too, so it may be sent work. */
export function addHealth(app: App) {
  app.http.get("/healthz", { schema: { hide: true } }, () => ({ status: "alive" }));
  app.http.get("/readyz", { schema: { hide: true } }, async (request, reply) => {
    try {
      await app.database.executor.execute(sql`SELECT 1`);
      return { status: "ready" };
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      return reply.code(503).header("retry-after", 5).send({ status: "database unreachable" });
    }
  });
}
