import { CURRENCIES, type Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/discussion";
import { money, moneyText } from "../../../lib/money";
import { isRecord, type ShownChange, textOf } from "./shown-change";

/** Parts that were chosen for the design, by name and price. */
export function partChanges(changes: unknown): ShownChange[] {
  if (!Array.isArray(changes)) return [];
  return changes.filter(isRecord).map(({ part, before, after }) => ({
    label: say("changed.part", { part: textOf(part) }),
    before: choiceText(before),
    after: choiceText(after),
  }));
}

function choiceText(choice: unknown): string {
  if (!isRecord(choice)) return say("value.genericPart");
  const name = textOf(choice["name"] ?? choice["equipmentId"]);
  const { price, currency = "USD" } = choice;
  const known = CURRENCIES.find((code): code is Currency => code === currency);
  if (typeof price !== "number" || known === undefined) return name;
  return say("value.pricedPart", { name, price: moneyText(money(price, known)) });
}
