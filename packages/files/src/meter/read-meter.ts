import { CsvUnreadable, readLines } from "../tables/csv";
import { billTable } from "./bills";
import { METER_FILE_MAX } from "./bounds";
import { monthTable } from "./months";
import { greenButton, isXml } from "./green-button";
import { intervalTable } from "./interval-table";
import { type MeterFile, type MeterFileForm, MeterFault } from "./meter-file";
import { isNem12, nem12 } from "./nem12";
import { areMessages, messages, purchaseTable } from "./purchases";
import { tableOf } from "./table";
import { told } from "./told";
import { wideTable } from "./wide-table";

/** A minute's values of a year and a half. */
const ROWS_MAX = 800_000;

/**
 * Reads what a household's meter, its portal or its logger wrote: intervals, totals, bills or purchases.
 *
 * @throws MeterFault with the line and what is wrong there.
 */
export function readMeter(text: string, form: MeterFileForm): MeterFile {
  if (text.length > METER_FILE_MAX) throw new MeterFault(1, told("tooLong"));
  if (text.trim() === "") throw new MeterFault(1, told("empty"));
  if (isXml(text)) return greenButton(text, form);
  if (areMessages(text)) return messages(text, form);
  const lines = linesOf(text);
  if (isNem12(lines)) return nem12(lines, form);
  const apart = wideTable(lines, form) ?? monthTable(lines);
  if (apart !== null) return apart;
  const table = tableOf(lines, form.dayOrder ?? null);
  return purchaseTable(table) ?? billTable(table) ?? intervalTable(table, form);
}

function linesOf(text: string) {
  try {
    return readLines(text, ROWS_MAX);
  } catch (error) {
    if (!(error instanceof CsvUnreadable)) throw error;
    throw new MeterFault(
      error.line,
      error.why === "quote" ? told("quote") : error.why === "rows" ? told("rows", { most: ROWS_MAX }) : told("notText"),
    );
  }
}
