import { fileText } from "@sunwright/contract/file-text";
import { zoneAt } from "@sunwright/engine/climate/zone-name";
import { MeterFault } from "@sunwright/files/meter/meter-file";
import { readMeter } from "@sunwright/files/meter/read-meter";
import type { MeterAnswer, MeterAsked } from "./model/meter";

/** Reads a meter's file off the page's own thread: 20 MB take seconds. It says nothing; the page words what it finds. */
addEventListener("message", ({ data }: MessageEvent<MeterAsked>) => postMessage(answerTo(data)));

function answerTo({ bytes, home, form }: MeterAsked): MeterAnswer {
  try {
    const timeZone = zoneAt(home, home.country);
    return { file: readMeter(fileText(new Uint8Array(bytes)), { ...form, timeZone }) };
  } catch (error) {
    if (error instanceof MeterFault) return { fault: error.inWords };
    throw error;
  }
}
