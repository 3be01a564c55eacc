import type { QuoteState } from "@sunwright/contract/quote-states";
import type { ChipTone } from "../../../ui/chip";

export const QUOTE_TONES: Readonly<Record<QuoteState, ChipTone>> = {
  draft: "outline",
  sent: "info",
  viewed: "info",
  change_asked: "warn",
  accepted: "ok",
  declined: "outline",
  superseded: "outline",
  expired: "warn",
  withdrawn: "outline",
};
