import { kilometresBetween, type Point } from "../climate/distance";
import type { SystemType } from "../parameters/options";

/** What an installer's firm says and is known for. */
export interface Firm {
  readonly id: string;
  readonly base: Point;
  /** [km] */
  readonly radius: number;
  readonly paused: boolean;
  readonly certificates: readonly FirmCertificate[];
  /** Invitations that wait for an answer, and how many it takes at once. */
  readonly openInvitations: number;
  readonly mostInvitations: number;
  /** Panels of the systems it builds; null: no bound. [W] */
  readonly leastPower: number | null;
  readonly mostPower: number | null;
  /** Of finished jobs alone, 1 to 5. */
  readonly ratings: readonly number[];
  /** Invitations of the last 90 days, and those that were answered in time. */
  readonly invited: number;
  readonly answered: number;
}

export interface FirmCertificate {
  readonly state: "none" | "pending" | "verified" | "rejected" | "expired" | "revoked";
  /** Last day, "2027-08-31"; null: it does not end. */
  readonly until: string | null;
  /** Kinds of system it stands for; none: any. */
  readonly systemTypes: readonly SystemType[];
}

/** Who is asked for, and on which day. */
export interface Asking {
  readonly place: Point;
  readonly systemType: SystemType;
  /** Panels of the design. [W] */
  readonly power: number;
  /** "2026-11-23" */
  readonly day: string;
}

/** Why a firm is not listed; the first of these that holds. */
export const ABSENCES = ["not_verified", "paused", "too_far", "too_small", "too_large", "busy"] as const;
export type Absence = (typeof ABSENCES)[number];

export interface ListedFirm {
  readonly id: string;
  readonly kilometres: number;
  /** Shrunk to the mean of all firms, 1 to 5; null where nobody has a rating. */
  readonly rating: number | null;
  /** Finished jobs with a rating. */
  readonly jobs: number;
  /** Shrunk like the rating, 0 to 1; null where nobody was invited. */
  readonly answers: number | null;
  /** Certified for this kind of system by name. */
  readonly certified: boolean;
  /** 0 to 1, larger first. */
  readonly score: number;
}

export interface FirmList {
  readonly listed: readonly ListedFirm[];
  /** How many firms are left out for each reason: why a list is short. */
  readonly absent: Readonly<Record<Absence, number>>;
}

/** As many jobs of the mean firm stand beside a firm's own. Source: the marketplace's design, section 9. */
const MEAN_JOBS = 5;
/** The same of invitations. House rule: as of jobs. */
const MEAN_INVITATIONS = 5;
/** What each counts for. House rule: what others say of finished work first, then the way there. */
const WEIGHTS = { rating: 0.4, distance: 0.3, answers: 0.2, certified: 0.1 } as const;
/** Distance at which being near is worth half. [km] House rule: a morning's way there and back. */
const HALF_WORTH = 50;
/** Scores that differ by less are equal. House rule: one in a hundred. */
const EQUAL = 0.01;
const BEST_RATING = 5;
const LEAST_RATING = 1;

/**
 * The firms that may be asked, the best first, and why the others are not there. Nobody pays to be higher: nothing but what
 * stands in `Firm` counts. Firms of nearly equal score change places every day, so that none is always first.
 *
 * Source: the marketplace's design, section 9.
 */
export function installersFor(asking: Asking, firms: readonly Firm[]): FirmList {
  const absent: Record<Absence, number> = {
    not_verified: 0,
    paused: 0,
    too_far: 0,
    too_small: 0,
    too_large: 0,
    busy: 0,
  };
  const able = firms.filter((firm) => {
    const absence = absenceOf(firm, asking);
    if (absence !== null) absent[absence] += 1;
    return absence === null;
  });
  const means = meansOf(firms);
  return {
    listed: turned(
      able.map((firm) => listedOf(firm, asking, means)),
      asking.day,
    ),
    absent,
  };
}

/** Why a firm is not listed; null where it is. */
export function absenceOf(firm: Firm, asking: Asking): Absence | null {
  if (certificatesOf(firm, asking).length === 0) return "not_verified";
  if (firm.paused) return "paused";
  if (kilometresBetween(firm.base, asking.place) > firm.radius) return "too_far";
  if (firm.leastPower !== null && asking.power < firm.leastPower) return "too_small";
  if (firm.mostPower !== null && asking.power > firm.mostPower) return "too_large";
  return firm.openInvitations >= firm.mostInvitations ? "busy" : null;
}

/** Verified, not ended, and for this kind of system or for any. */
const certificatesOf = ({ certificates }: Firm, { day, systemType }: Asking) =>
  certificates.filter(
    ({ state, until, systemTypes }) =>
      state === "verified" &&
      (until === null || until >= day) &&
      (systemTypes.length === 0 || systemTypes.includes(systemType)),
  );

interface Means {
  readonly rating: number | null;
  readonly answers: number | null;
}

/** Over all jobs and all invitations, whoever's they were. */
function meansOf(firms: readonly Firm[]): Means {
  const ratings = firms.flatMap((firm) => firm.ratings);
  const sum = (of: (firm: Firm) => number) => firms.reduce((total, firm) => total + of(firm), 0);
  const invited = sum((firm) => firm.invited);
  return {
    rating: ratings.length === 0 ? null : ratings.reduce((total, one) => total + one, 0) / ratings.length,
    answers: invited === 0 ? null : sum(({ answered }) => answered) / invited,
  };
}

/** A mean of few is little known: it is told from with so many of the mean of all beside it. */
const shrunk = (total: number, count: number, mean: number, beside: number) =>
  (total + beside * mean) / (count + beside);

function listedOf(firm: Firm, asking: Asking, means: Means): ListedFirm {
  const kilometres = kilometresBetween(firm.base, asking.place);
  const jobs = firm.ratings.length;
  const given = firm.ratings.reduce((total, one) => total + one, 0);
  const rating = means.rating === null ? null : shrunk(given, jobs, means.rating, MEAN_JOBS);
  const answers = means.answers === null ? null : shrunk(firm.answered, firm.invited, means.answers, MEAN_INVITATIONS);
  const certified = certificatesOf(firm, asking).some(({ systemTypes }) => systemTypes.includes(asking.systemType));
  const score =
    // Where nobody has a rating or an answer, it parts nobody from anybody.
    WEIGHTS.rating * (rating === null ? 1 : (rating - LEAST_RATING) / (BEST_RATING - LEAST_RATING)) +
    WEIGHTS.distance * 0.5 ** (kilometres / HALF_WORTH) +
    WEIGHTS.answers * (answers ?? 1) +
    WEIGHTS.certified * (certified ? 1 : 0);
  return { id: firm.id, kilometres, rating, jobs, answers, certified, score };
}

const DAY = 86_400_000;

/** The best first. Those within `EQUAL` of the best of them take turns, in the order of their ids, which begins one further each day. */
function turned(listed: readonly ListedFirm[], day: string): readonly ListedFirm[] {
  const groups: ListedFirm[][] = [];
  for (const firm of listed.toSorted((one, other) => other.score - one.score)) {
    const group = groups.at(-1);
    const [best] = group ?? [];
    if (group !== undefined && best !== undefined && best.score - firm.score < EQUAL) group.push(firm);
    else groups.push([firm]);
  }
  const number = Math.floor(Date.parse(day) / DAY);
  return groups.flatMap((group) => {
    const sorted = group.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const first = number % sorted.length;
    return [...sorted.slice(first), ...sorted.slice(0, first)];
  });
}
