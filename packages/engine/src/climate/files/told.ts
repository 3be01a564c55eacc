import type { say } from "@sunwright/words/weather-files";
import { textsOf } from "../../units/told";

export const told = textsOf<typeof say>("weather-files");
