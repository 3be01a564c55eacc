// Lets a worker thread that is started from source read TypeScript; the built product's threads need nothing.
import { register } from "tsx/esm/api";

register();
