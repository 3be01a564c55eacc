// Lets a worker thread that is started from source read TypeScript; the built product's threads need nothing.
import { register } from "node:module";

register("./bundled-worker.mjs", import.meta.url);
