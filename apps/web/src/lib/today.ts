import { dayOf } from "@sunwright/report/format";

/** The day it is here: what the age of a published figure is measured from. */
export const today = () => dayOf(new Date());
