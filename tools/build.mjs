// Builds the product: the browser's files with Vite, the server as one bundle with rolldown.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { bin, root, run } from "./setup.mjs";

const web = join(root, "apps/web");
const api = join(root, "apps/api");

run(bin("vite"), ["build", "--logLevel", "warn"], { cwd: web });

rmSync(join(api, "dist"), { recursive: true, force: true });
const { rolldown } = await import("rolldown");
const bundle = await rolldown({
  input: {
    main: join(api, "src/main.ts"),
    // A thread of its own starts from a file of its own.
    "roof-worker": join(api, "src/features/projects/roof/worker.ts"),
  },
  platform: "node",
  // Packages of the workspace are TypeScript source and belong in the bundle; everything installed stays outside.
  external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("@sunwright/") && !id.startsWith("\0"),
});
await bundle.write({ dir: join(api, "dist"), format: "esm", sourcemap: true, entryFileNames: "[name].js" });
await bundle.close();
