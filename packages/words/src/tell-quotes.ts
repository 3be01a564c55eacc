import { ENGINE_ROOMS } from "./engine";
import { say as quotes } from "./rooms/quotes";
import { teller } from "./tell";

/** Says what was found of a quote: apart from the rest, which a design loads. */
export const tell = teller({ ...ENGINE_ROOMS, quotes });
