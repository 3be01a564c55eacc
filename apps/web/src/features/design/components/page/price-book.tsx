import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import { BOOK_PARTS, type BookPrices } from "@sunwright/engine/prices/book-prices";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { say } from "@sunwright/words/design";
import { BookOpen } from "lucide-react";
import { useSession } from "../../../../lib/current-user";
import { formatDate } from "../../../../lib/format";
import { listed } from "../../../../lib/listed";
import { money, moneyText } from "../../../../lib/money";
import { Button } from "../../../../ui/button";
import type { Calculation } from "./use-calculation";

interface PriceBookProps {
  readonly project: Project;
  readonly design: Design;
  readonly calculation: Calculation;
}

/** Where an installer designs: at local prices, or at what the firm pays, whichever the search is to buy at. */
export function PriceBook({ project, design, calculation }: PriceBookProps) {
  const { user } = useSession();
  const { book } = design.basis;
  const mayChoose = user?.role === "installer" && permits(project.access, "edit");
  if (book === undefined && !mayChoose) return null;
  return (
    <section aria-label={say("book.title")} className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="max-w-prose type-help text-text-2">
        {book === undefined
          ? say("book.local")
          : say("book.used", { day: formatDate(book.day), prices: listed(pricesOf(book), "conjunction") })}
      </p>
      {mayChoose && (
        <Button
          size="sm"
          variant="outline"
          icon={<BookOpen size={16} strokeWidth={1.75} aria-hidden="true" />}
          busy={calculation.busy === "calculate"}
          onClick={() => calculation.calculateAt(book === undefined ? "book" : "local")}
        >
          {say(book === undefined ? "book.use" : "book.leave")}
        </Button>
      )}
    </section>
  );
}

const pricesOf = ({ currency, ...book }: BookPrices): readonly string[] =>
  BOOK_PARTS.flatMap((part) => {
    const price = book[part];
    return price === undefined ? [] : [say("book.price", { part, amount: moneyText(money(price.value, currency)) })];
  });
