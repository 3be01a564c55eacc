import { defineConfig } from "drizzle-kit";

/** `npm run migration -- --name what-changed` writes the next migration from the schema files. */
export default defineConfig({ dialect: "postgresql", schema: "./src/**/*schema.ts", out: "./migrations" });
