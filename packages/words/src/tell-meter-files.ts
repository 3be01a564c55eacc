import { say as meterFiles } from "./rooms/meter-files";
import { teller } from "./tell";

/** Says what the reader of meter files found. */
export const tell = teller({ "meter-files": meterFiles });
