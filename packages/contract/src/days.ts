import { say } from "@sunwright/words/fields";
import { z } from "zod";
import "./words";

/** ISO 8601 has a year 0, and PostgreSQL has none: nothing that is kept lies in it. */
export const isCounted = (text: string): boolean => !text.startsWith("0000");
export const YEAR = { error: () => say("form.year") };

/** A day that is sent: "2027-08-31". */
export const Day = z.iso.date().refine(isCounted, YEAR);
/** A moment that is sent, in UTC. */
export const Moment = z.iso.datetime().refine(isCounted, YEAR);
