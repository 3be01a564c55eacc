import type { Currency } from "@sunwright/engine/parameters/options";
import { owedText } from "@sunwright/words/owed-money";
import { say } from "@sunwright/words/report-sections";
import { type BoughtPart, note, type ReportView, type Section, table } from "./document";
import { formatDate, formatNumber } from "./format";

/** What is really bought beside the estimate, each at its shop's price; amounts of different currencies are never added up. */
export function boughtSection(parts: readonly BoughtPart[], { timeZone }: ReportView): Section {
  const sums = new Map<Currency, number>();
  for (const { currency, totalMinor } of parts) sums.set(currency, totalMinor + (sums.get(currency) ?? 0));
  const rows = parts.map(({ name, quantity, totalMinor, currency, number, at }) => [
    name,
    formatNumber(quantity),
    number === null ? say("bought.inCart") : say("bought.ordered", { number, day: formatDate(at, timeZone) }),
    owedText(totalMinor, currency),
  ]);
  const total = [...sums].map(([currency, minor]) => owedText(minor, currency)).join(" + ");
  return {
    title: say("bought.title"),
    blocks: [
      table([...rows, [say("bought.total"), "", "", total]], {
        head: [say("bought.product"), say("bought.pieces"), say("bought.state"), say("bought.price")],
        total: true,
      }),
      note(say("bought.note")),
    ],
  };
}
