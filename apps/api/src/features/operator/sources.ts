import type {
  FLAGGED_VIEWS,
  FlaggedReview,
  FlaggedReviewFile,
  HeldPassport,
  HeldPassportFile,
} from "@sunwright/contract/operator-cases";
import type { Body } from "@sunwright/contract/endpoint";
import type { FIGURE_DOINGS, putFiguresBack, renewFigures } from "@sunwright/contract/figures";
import type { LegalPage, LegalPageName, saveLegalPage } from "@sunwright/contract/legal";
import type { DisputeEvent, DisputeParty, DISPUTE_STATES, DISPUTE_SUBJECTS } from "@sunwright/contract/order-states";
import type { DISPUTE_KINDS, DISPUTE_VIEWS } from "@sunwright/contract/operator";
import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { FigureChange } from "@sunwright/engine/prices/renewing";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import type { CertificateRow } from "../shops/certificates-table";
import type { TellCustomers } from "../shops/customers";
import type { FirmRow } from "../shops/table";
import type { Sides } from "./rules";

/** What operators decide about, as the features that keep it hand it over. */
export interface Sources {
  readonly clock: Clock;
  /** Whose verified address it is; null for nobody's. @param email In lower case. */
  readonly personAt: (executor: Executor, email: string) => Promise<string | null>;
  readonly disputes: Disputes;
  /** Ends the work of a job that was abandoned; null where there is no such job, or none that can be ended. */
  readonly cancelJob: (
    tx: Transaction,
    number: string,
    reason: string,
  ) => Promise<{ readonly id: string; readonly state: string } | null>;
  readonly passports: HeldPassports;
  readonly reviews: Moderation;
  readonly legal: LegalTexts;
  readonly figures: KeptFigures;
  readonly tellCustomers: TellCustomers;
  readonly tell: Tell;
  /** Removes the second sign-in of an account and ends its sessions. Answers what there was; null where there was none. */
  readonly resetSecond: (tx: Transaction, userId: string) => Promise<readonly string[] | null>;
}

/** Imprint, privacy notice and terms of this site. */
interface LegalTexts {
  readonly read: (executor: Executor, page: LegalPageName) => Promise<LegalPage>;
  /** Throws legal_page_changed. */
  readonly write: (
    tx: Transaction,
    page: LegalPageName,
    body: Body<typeof saveLegalPage>,
  ) => Promise<{ readonly id: string; readonly before: string; readonly after: LegalPage }>;
  readonly empty: (executor: Executor) => Promise<readonly LegalPageName[]>;
}

interface SavedFigures {
  readonly id: string;
  readonly figures: CountryFigures;
  readonly changes: readonly FigureChange[];
}
/** The countries' dated figures. */
export interface KeptFigures {
  readonly renewed: (executor: Executor) => Promise<CountryFigures>;
  /** Throws figures_refused, figures_changed and already_done. */
  readonly renew: (tx: Transaction, operatorId: string, body: Body<typeof renewFigures>) => Promise<SavedFigures>;
  /** Throws figures_version_not_found, figures_changed and already_done. */
  readonly putBack: (tx: Transaction, operatorId: string, body: Body<typeof putFiguresBack>) => Promise<SavedFigures>;
  /** The newest first. */
  readonly versions: (executor: Executor) => Promise<
    readonly (Pick<SavedFigures, "changes"> & {
      readonly version: number;
      readonly madeAt: Date;
      readonly operatorId: string;
      readonly doing: (typeof FIGURE_DOINGS)[number];
      readonly putBack: number | null;
    })[]
  >;
}

interface CasesAsked {
  readonly search: string;
  readonly offset: number;
  readonly most: number;
}
interface Page<Line> {
  readonly total: number;
  readonly lines: readonly Line[];
}
interface Since {
  readonly since: Date;
}
interface HeldRead extends Omit<HeldPassport, "since">, Since {
  readonly id: string;
  readonly units: HeldPassportFile["units"];
}

/** Passports that wait because a serial of theirs is known elsewhere. */
interface HeldPassports {
  readonly list: (executor: Executor) => Promise<
    readonly {
      readonly number: string;
      readonly jobNumber: string;
      readonly firmName: string;
      readonly place: string;
      readonly handedOverOn: string;
      readonly serials: readonly string[];
    }[]
  >;
  /** A page of those that wait, the longest first. */
  readonly page: (executor: Executor, asked: CasesAsked) => Promise<Page<Omit<HeldPassport, "since"> & Since>>;
  /** One that waits, by its number, with its serials; null for none. */
  readonly read: (executor: Executor, number: string) => Promise<HeldRead | null>;
  /** Of one by its number, whether it waits or not; null for none. */
  readonly sides: (executor: Executor, number: string) => Promise<Sides | null>;
  /** Answers its id; null where there is none that waits. */
  readonly open: (tx: Transaction, number: string) => Promise<string | null>;
}

/** What operators do about reviews; null where there is no such review in that state. */
interface Moderation {
  readonly reported: (executor: Executor) => Promise<readonly ReportedReview[]>;
  readonly page: (
    executor: Executor,
    asked: CasesAsked & { readonly view: (typeof FLAGGED_VIEWS)[number] },
  ) => Promise<Page<Omit<FlaggedReview, "since"> & Since>>;
  /** Of one that was reported or is hidden: who stands on a side of it, and what operators read; null for any other. */
  readonly find: (executor: Executor, id: string) => Promise<FoundReview | null>;
  readonly keep: (tx: Transaction, id: string) => Promise<Moderated | null>;
  readonly hide: (tx: Transaction, id: string, reason: string) => Promise<Moderated | null>;
  readonly show: (tx: Transaction, id: string) => Promise<Moderated | null>;
}
interface FoundReview {
  readonly sides: Sides;
  readonly review: Omit<FlaggedReviewFile, "firm" | "history" | "since" | "reasons"> & Since;
  readonly reasons: readonly { readonly at: Date; readonly text: string; readonly answered: boolean }[];
}
interface Moderated {
  readonly state: string;
  readonly after: string;
}

/** A review that somebody found something wrong with. */
export interface ReportedReview {
  readonly id: string;
  readonly stars: number;
  readonly content: string;
  readonly firmId: string;
  readonly reasons: readonly string[];
}

/** A certificate that waits for a decision. */
export interface Waiting extends Pick<CertificateRow, "id" | "kind" | "number" | "issuer" | "expires" | "createdAt"> {
  readonly firm: Pick<FirmRow, "id" | "name" | "kind" | "town" | "country">;
  /** The name of its document; null where none was handed in. */
  readonly file: string | null;
}

/** What the two sides of an order do not agree about. Amounts are in minor units. */
export interface Dispute {
  readonly id: string;
  /** What it is about: an order, or a milestone of a job. */
  readonly sellerOrderId: string | null;
  readonly milestoneId: string | null;
  /** Of the order, such as "SW-10001", or of the job, such as "J-10001". */
  readonly number: string;
  readonly about: (typeof DISPUTE_SUBJECTS)[number];
  readonly state: (typeof DISPUTE_STATES)[number];
  readonly openedBy: "buyer" | "shop";
  readonly createdAt: Date;
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly proposedMinor: number | null;
  readonly deadline: Date;
}
export interface ListedDispute extends Dispute {
  readonly shop: string;
  readonly buyer: string;
}
export interface ReadDispute extends ListedDispute {
  /** What is left of the order, or of the milestone. */
  readonly goodsMinor: number;
  readonly entries: readonly {
    readonly id: string;
    readonly createdAt: Date;
    readonly party: DisputeParty;
    readonly event: "open" | DisputeEvent;
    readonly amountMinor: number | null;
    readonly text: string;
    readonly file: { readonly name: string; readonly type: "picture" | "pdf" } | null;
  }[];
}

export interface DisputesAsked {
  readonly view: (typeof DISPUTE_VIEWS)[number];
  readonly kind: "" | (typeof DISPUTE_KINDS)[number];
  readonly search: string;
  readonly offset: number;
  readonly most: number;
}

interface Disputes {
  /** All that have not ended. */
  readonly list: (executor: Executor) => Promise<readonly ListedDispute[]>;
  readonly page: (executor: Executor, asked: DisputesAsked) => Promise<Page<ListedDispute>>;
  /** How many have not ended. */
  readonly count: (executor: Executor) => Promise<number>;
  /** The one that has not ended, or the one with this id; null where there is none about that number. */
  readonly hold: (tx: Transaction, number: string, id?: string) => Promise<ReadDispute | null>;
  readonly decide: (
    tx: Transaction,
    dispute: Dispute,
    decision: { readonly amountMinor: number; readonly text: string },
  ) => Promise<void>;
}
