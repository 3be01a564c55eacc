import type {
  actOnPassport,
  answerTransfer,
  checkReadings,
  listPassports,
  readPassport,
} from "@sunwright/contract/passports";
import type { ReadingRow } from "@sunwright/contract/passport-parts";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { say } from "@sunwright/words/passports";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { refusedAtField } from "../../../lib/field-refusal";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const CHANGES = ["passports", "passport"] as const;
const LIST = route<typeof listPassports>("GET", "/api/passports");
const ONE = route<typeof readPassport>("GET", "/api/passports/:passport");
const ACT = route<typeof actOnPassport>("POST", "/api/passports/:passport/actions", CHANGES);
const CHECK = route<typeof checkReadings>("POST", "/api/passports/:passport/readings/check");
const ANSWER = route<typeof answerTransfer>("POST", "/api/passports/transfers/:transferId/answer", CHANGES);

/** A forecast that is being made is there within so long. [ms] */
const COMING_AGAIN = 4_000;

export const passportsQuery = () => read(LIST);
export const passportQuery = (passport: string) => read(ONE, { params: { passport } });
export const again = (forecast: string | undefined) => (forecast === "coming" ? COMING_AGAIN : false);
export const calendarAddress = (passport: string) => `/api/passports/${encodeURIComponent(passport)}/calendar.ics`;
export const pdfAddress = (passport: string) => `/api/passports/${encodeURIComponent(passport)}/pdf`;

export type PassportSends = BodyInput<typeof actOnPassport>;

/** Its owner acts on a passport; the page reads it again. */
export function usePassportAction(id: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: (body: PassportSends) => call(ACT, { params: { passport: id }, body, idempotencyKey: keyFor(body) }),
    onSuccess: (_answer, { action }) => {
      keyFor.fulfilled();
      toast({ tone: "ok", title: say(`did.${action}`) });
    },
    onError: (error) => {
      if (error instanceof ApiError) keyFor.fulfilled();
      if (refusedAtField(error) === null)
        toast({ tone: "bad", title: say("notDone"), description: whatHappened(error, say("safe")) });
    },
    onSettled: () => readAgain(client, ACT),
  });
}

/** What would be saved of rows of a file. */
export const checkRows = async (id: string, rows: readonly ReadingRow[]) =>
  (await call(CHECK, { params: { passport: id }, body: { rows: [...rows] } })).rows;

/** Takes over, or declines, what is offered to the caller. */
export function useTransferAnswer() {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: ({ transferId, accept }: { readonly transferId: string; readonly accept: boolean }) =>
      call(ANSWER, { params: { transferId }, body: { accept }, idempotencyKey: keyFor({ transferId, accept }) }),
    onSuccess: (passports, { accept }) => {
      keyFor.fulfilled();
      client.setQueryData(passportsQuery().queryKey, passports);
      toast({ tone: "ok", title: say(accept ? "taken" : "declined") });
    },
    onError: (error) => {
      if (error instanceof ApiError) keyFor.fulfilled();
      toast({ tone: "bad", title: say("notDone"), description: whatHappened(error, say("safe")) });
    },
    onSettled: () => readAgain(client, ANSWER),
  });
}
