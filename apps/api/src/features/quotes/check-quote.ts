import type { Currency } from "@sunwright/engine/parameters/options";
import type { CheckedQuote } from "@sunwright/engine/quotes/check-quotes";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { zoneAt } from "@sunwright/engine/climate/zone-name";
import { dayIn } from "../../platform/local-day";
import { AS_SHIPPED } from "@sunwright/engine/countries/country-figures";
import { figuresOfCountry } from "../figures/table";
import { frozenHouse } from "../requests/lead-table";
import type { SizingPool } from "../sizing/pool";
import { certificateOf } from "./certificate";
import type { StoredContent } from "./schema";
import { quoteOf } from "./written";

interface Checked {
  readonly id: string;
  readonly requestId: string;
  readonly firmId: string;
  readonly currency: Currency;
  readonly content: StoredContent;
  readonly at: Date;
  /** Whose work it is in the pool, and until when it is wanted. */
  readonly owner: string;
  readonly signal: AbortSignal;
}

/** Looks at a quote in the frozen house, weather and target of its request. Throws quote_over, server_busy and calculation_cancelled. */
export const createChecking =
  (pool: Pick<SizingPool, "quote">) =>
  async (executor: Executor, checked: Checked): Promise<CheckedQuote> => {
    const { id, requestId, firmId, currency, content, at, owner, signal } = checked;
    const house = await frozenHouse(executor, requestId);
    if (house === null) throw new AppError("quote_over");
    const { design, weather } = house;
    const { country } = design.basis.parameters;
    const { figures = AS_SHIPPED } = await figuresOfCountry(executor, country, at);
    const certificate = await certificateOf(executor, firmId, dayIn(at, zoneAt(design.site, country)));
    const input = {
      kind: "quote",
      input: design.basis,
      weather,
      quote: quoteOf({ id, currency, content, certificate }),
      figures,
      week: design.simulation ? { year: design.simulation.shownYear, from: design.simulation.worstWeek } : undefined,
    } as const;
    return pool.quote({ input, owner, signal });
  };
