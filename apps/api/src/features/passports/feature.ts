import type { PassportContent } from "@sunwright/report/passport";
import type { App } from "../../platform/app";
import type { Tell } from "../../platform/tell";
import type { SizingPool } from "../sizing/pool";
import { createPassportExport, passportEndings } from "./account-data";
import type { Acting } from "./held";
import { createForecasting } from "./forecast-passport";
import { createHolding } from "./list-held-passports";
import { makePassport } from "./make-passport";
import { type Answer, answerTransfer, createTransferSweep } from "./pass-on-passport";
import type { NamesOf } from "./present";
import { passportRoutes } from "./routes";
import { createPassports } from "./service";

/** What others need of passports before there are any. */
export const PASSPORTS = { make: makePassport, endings: passportEndings, holding: createHolding } as const;

interface Sources extends Pick<Acting, "verifiedAddress" | "personAt"> {
  readonly sizings: Pick<SizingPool, "expect" | "follow">;
  readonly reports: {
    readonly run: (task: {
      readonly input: { readonly passport: PassportContent };
      readonly owner: string;
      readonly signal: AbortSignal;
    }) => Promise<Uint8Array>;
  };
  readonly tell: Tell;
  readonly namesOf: NamesOf;
}

/** What stays of a job that was handed over. */
export function addPassports(app: App, { sizings, reports, tell, namesOf, verifiedAddress, personAt }: Sources) {
  const { clock, outbox, throttle } = app;
  const passports = createPassports({
    clock,
    pool: sizings,
    outbox,
    throttle,
    tell,
    namesOf,
    verifiedAddress,
    personAt,
    publicUrl: app.config.publicUrl,
    write: (passport, owner, signal) => reports.run({ input: { passport }, owner, signal }),
  });
  const answer: Answer = (tx, userId, transferId, accept) =>
    answerTransfer({ tx, tell, now: clock.now(), userId, verifiedAddress, accept }, transferId);
  passportRoutes(app, { passports, answer });
  const forecast = createForecasting({ clock, pool: sizings, tell, log: app.http.log });
  const endTransfers = createTransferSweep({ clock, tell });
  app.ticks.push(() => forecast(app.database));
  app.sweeps.push(
    () => endTransfers(app.database),
    () => forecast(app.database),
  );
  return { exported: createPassportExport(passports) };
}
