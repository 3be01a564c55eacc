import { say as answers } from "./rooms/answers";
import { say as roofFigures } from "./rooms/roof-figures";
import { say as weatherFiles } from "./rooms/weather-files";
import { teller } from "./tell";

/** Says the faults that only the server finds: those of its own room, of a layout and of a weather file. */
export const tell = teller({ answers, "roof-figures": roofFigures, "weather-files": weatherFiles });
