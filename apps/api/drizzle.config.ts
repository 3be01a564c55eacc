import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --name what-changed` in apps/api writes the next migration from the schema files. */
export default defineConfig({ dialect: "postgresql", schema: "./src/**/*schema.ts", out: "./migrations" });
