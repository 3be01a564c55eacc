import { teller } from "./tell";
import { say as sizing } from "./rooms/sizing";

/** Says what the engine answers. */
export const tell = teller({ sizing });
