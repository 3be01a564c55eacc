import {
  QUOTE_EVENTS,
  QUOTE_ROLES,
  QUOTE_STATES,
  type QuoteEvent,
  type QuoteRole,
  type QuoteState,
} from "@sunwright/contract/quote-states";
import { describe, expect, it } from "vitest";
import { next } from "../../platform/states";
import { isOpen, isRevisable, QUOTE_RULES, stateAt } from "./rules";

// The marketplace's design, section 4: draft → sent → viewed → accepted | declined | change asked | superseded | expired |
// withdrawn. Everything that is not written here is refused.
const ALLOWED: Readonly<Record<string, string>> = {
  "draft send firm": "sent",
  "draft close owner": "superseded",
  "sent view owner": "viewed",
  "sent accept owner": "accepted",
  "sent decline owner": "declined",
  "sent ask_change owner": "change_asked",
  "sent withdraw firm": "withdrawn",
  "sent supersede firm": "superseded",
  "sent expire clock": "expired",
  "sent close owner": "superseded",
  "viewed accept owner": "accepted",
  "viewed decline owner": "declined",
  "viewed ask_change owner": "change_asked",
  "viewed withdraw firm": "withdrawn",
  "viewed supersede firm": "superseded",
  "viewed expire clock": "expired",
  "viewed close owner": "superseded",
  "change_asked accept owner": "accepted",
  "change_asked decline owner": "declined",
  "change_asked withdraw firm": "withdrawn",
  "change_asked supersede firm": "superseded",
  "change_asked expire clock": "expired",
  "change_asked close owner": "superseded",
  // Section 3, quotes: cancelling before the work begins opens the request again.
  "accepted cancel owner": "withdrawn",
};

const triples = QUOTE_STATES.flatMap((state) =>
  QUOTE_EVENTS.flatMap((event) =>
    QUOTE_ROLES.map((role): readonly [QuoteState, QuoteEvent, QuoteRole] => [state, event, role]),
  ),
);

describe("a version of a quote", () => {
  it.each(triples)("%s, %s by %s: as the design says, else refused", (state, event, role) => {
    const outcome = next(QUOTE_RULES, state, event, role);
    const to = ALLOWED[`${state} ${event} ${role}`];
    const forOthers = QUOTE_ROLES.some((other) => `${state} ${event} ${other}` in ALLOWED);
    const expected = to === undefined ? { is: forOthers ? "forbidden" : "wrong" } : { is: "allowed", to };
    expect(outcome).toMatchObject(expected);
  });

  it("is never changed again once it is declined, superseded, expired or withdrawn", () => {
    const ended = ["declined", "superseded", "expired", "withdrawn"] as const;
    expect(QUOTE_RULES.filter(({ from }) => ended.some((state) => state === from))).toEqual([]);
  });

  it("holds to the end of its last day, swept or not, and a decision stays", () => {
    const at = (time: string) => new Date(`${time}Z`);
    const row = { state: "viewed", validUntil: "2026-12-09", timeZone: "UTC" } as const;
    expect(stateAt(row, at("2026-12-09T23:59:59"))).toBe("viewed");
    expect(stateAt(row, at("2026-12-10T00:00:00"))).toBe("expired");
    const western = { ...row, timeZone: "America/Los_Angeles" };
    expect(stateAt(western, at("2026-12-10T07:59:59")), "its last minute in Los Angeles").toBe("viewed");
    expect(stateAt(western, at("2026-12-10T08:00:00"))).toBe("expired");
    const eastern = { ...row, timeZone: "Australia/Sydney" };
    expect(stateAt(eastern, at("2026-12-09T12:59:59")), "its last minute in Sydney").toBe("viewed");
    expect(stateAt(eastern, at("2026-12-09T13:00:00"))).toBe("expired");
    expect(stateAt({ ...row, state: "accepted" }, at("2027-12-10T00:00:00"))).toBe("accepted");
    expect(stateAt({ ...row, state: "draft" }, at("2027-12-10T00:00:00"))).toBe("draft");
  });

  it("is followed by another unless it was accepted or has been followed", () => {
    expect(QUOTE_STATES.filter(isRevisable)).toEqual([
      "sent",
      "viewed",
      "change_asked",
      "declined",
      "expired",
      "withdrawn",
    ]);
    expect(QUOTE_STATES.filter(isOpen)).toEqual(["sent", "viewed", "change_asked"]);
  });
});
