// Builds the product: the browser's files with Vite, the server and the command line as one bundle each with rolldown.
import { join } from "node:path";
import { bundleCommandLine, bundleServer } from "./bundle.mjs";
import { bin, root, run } from "./setup.mjs";

run(bin("vite"), ["build", "--logLevel", "warn"], { cwd: join(root, "apps/web") });
await bundleServer();
await bundleCommandLine();
