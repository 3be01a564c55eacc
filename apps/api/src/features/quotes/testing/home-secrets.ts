import { type LeadState, LIVING_LEADS } from "@sunwright/contract/request-states";
import { sql } from "drizzle-orm";
import type { Trade } from "./trade";

/**
 * What a firm knows of a home: figures of the frozen design and the names of its loads. Once the lead is lost, declined, expired
 * or withdrawn no answer may hold any of it (marketplace design, sections 7 and 15).
 */
export interface HomeSecrets {
  readonly figures: ReadonlyMap<string, number>;
  readonly words: readonly string[];
}

interface Stored {
  readonly [column: string]: unknown;
  readonly daily: number;
  readonly power: number;
  readonly peak: number;
  readonly battery: number;
  readonly unmet: number | null;
  readonly hourly: readonly number[];
}

/** Rounder and shorter numbers stand in any answer. */
const DISTINCT = /\d{4}|\d\.\d/;

/** Of the newest request of a project. */
export async function homeSecrets(trade: Trade, projectId: string, words: readonly string[]): Promise<HomeSecrets> {
  const { rows } = await trade.database.executor.execute<Stored>(
    sql`select daily_consumption::float8 daily, power::float8 power, (design->'load'->'peakPower'->>'value')::float8 peak,
      (design->'battery'->'capacity'->>'value')::float8 battery,
      (design->'simulation'->'unmetHours'->>'value')::float8 unmet, design->'load'->'hourlyPower' hourly
      from quote_requests where project_id = ${projectId}::uuid order by id desc limit 1`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("There is no request");
  const { daily, power, peak, battery, unmet, hourly } = row;
  const figures = new Map<string, number>([
    ["daily consumption", daily],
    ["panels", power],
    ["peak power", peak],
    ["battery", battery],
    ...(unmet === null ? [] : ([["hours without power", unmet]] as const)),
    ...hourly.map((watts, hour) => [`power at ${hour}:00`, watts] as const),
  ]);
  return { figures: new Map([...figures].filter(([, figure]) => DISTINCT.test(`${figure}`))), words };
}

/** It is over for the firm. */
export const isOver = (state: LeadState): boolean => !LIVING_LEADS.some((living) => living === state);

/** Fields of leads and quotes that tell of the home, whatever their figure is. */
const TELLING =
  /"(?:systemType|dailyConsumption|gridHours|wishDate|designHours|hoursWithoutPower|nightHours|hourlyPower|payment|budgetMinor|details|contact|fit)":(?!null)[^,}]*/;
/** What is the same for everybody: catalogues hold freezers and any number. */
const PUBLIC = /^\/api\/(?:appliances|equipment|places|products|parts|countries|marketplace)/;
const ABOUT_LEADS = /^\/api\/(?:leads|quotes)/;

/** What of a home an answer holds, with what stands around it; empty where there is nothing. */
export function homeIn(path: string, answer: string, { figures, words }: HomeSecrets): readonly string[] {
  if (PUBLIC.test(path)) return [];
  const lower = answer.toLowerCase();
  const beside = (at: number) => lower.slice(Math.max(0, at - 60), at + 60);
  const field = ABOUT_LEADS.test(path) ? TELLING.exec(answer)?.[0] : undefined;
  return [
    ...[...figures].flatMap(([name, figure]) => {
      const at = lower.search(new RegExp(`(?<![\\d.\\w-])${String(figure).replace(".", "\\.")}(?![\\d.\\w-])`));
      return at < 0 ? [] : [`${name} in ${path}: ${beside(at)}`];
    }),
    ...words.flatMap((word) => (lower.includes(word) ? [`${word} in ${path}: ${beside(lower.indexOf(word))}`] : [])),
    ...(field === undefined ? [] : [`${field} in ${path}`]),
  ];
}
