import type { Query, Response } from "@sunwright/contract/endpoint";
import {
  CASES_PAGE,
  type listFlaggedReviews,
  type listHeldPassports,
  type openFlaggedReview,
  type openHeldPassport,
} from "@sunwright/contract/operator-cases";
import type { AuditLine } from "@sunwright/contract/operator-audit";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { findFirmCalled } from "./queue-table";
import type { Sources } from "./sources";

interface Parts {
  readonly sources: Pick<Sources, "passports" | "reviews">;
  readonly historyOf: (
    executor: Executor,
    thing: { readonly id: string; readonly name: string | null },
  ) => Promise<readonly AuditLine[]>;
  readonly note: (
    tx: Transaction,
    by: string,
    act: "passport read" | "review read",
    id: string,
    about: string,
  ) => Promise<void>;
}

const placeOf = (page: number) => ({ offset: (page - 1) * CASES_PAGE, most: CASES_PAGE });
const dated = <Line extends { readonly since: Date }>(line: Line) => ({ ...line, since: line.since.toISOString() });

/** Passports that wait because of a serial, and reviews that were reported or hidden, as operators read them. */
export function createCases({ sources: { passports, reviews }, historyOf, note }: Parts) {
  return {
    /** How many of each wait. */
    async figures(executor: Executor) {
      const none = { search: "", offset: 0, most: 1 };
      const [held, reported] = [
        await passports.page(executor, none),
        await reviews.page(executor, { ...none, view: "reported" }),
      ];
      return { passports: held.total, reviews: reported.total };
    },

    async passports(
      executor: Executor,
      { page, search }: Query<typeof listHeldPassports>,
    ): Promise<Response<typeof listHeldPassports>> {
      const { total, lines } = await passports.page(executor, { search, ...placeOf(page) });
      return { total, passports: lines.map(dated) };
    },

    /** Throws passport_not_found. */
    async passport(tx: Transaction, by: string, number: string): Promise<Response<typeof openHeldPassport>> {
      const found = await passports.read(tx, number);
      if (found === null) throw new AppError("passport_not_found");
      const { id, ...passport } = found;
      const history = await historyOf(tx, { id, name: null });
      await note(tx, by, "passport read", id, number);
      return { ...dated(passport), history };
    },

    async reviews(
      executor: Executor,
      { page, ...asked }: Query<typeof listFlaggedReviews>,
    ): Promise<Response<typeof listFlaggedReviews>> {
      const { total, lines } = await reviews.page(executor, { ...asked, ...placeOf(page) });
      return { total, reviews: lines.map(dated) };
    },

    /** Throws review_not_found. */
    async review(tx: Transaction, by: string, id: string): Promise<Response<typeof openFlaggedReview>> {
      const found = await reviews.find(tx, id);
      if (found === null) throw new AppError("review_not_found");
      const firm = (await findFirmCalled(tx, found.sides.firmId))?.name ?? "";
      const history = await historyOf(tx, { id, name: null });
      await note(tx, by, "review read", id, firm);
      const reasons = found.reasons.map(({ at, ...reason }) => ({ ...reason, at: at.toISOString() }));
      return { ...dated(found.review), firm, reasons, history };
    },
  };
}
