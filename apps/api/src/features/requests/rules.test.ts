import { LEAD_STATES, REQUEST_EVENTS, REQUEST_STATES } from "@sunwright/contract/request-states";
import { describe, expect, it } from "vitest";
import { next } from "../../platform/states";
import {
  answerBy,
  LEAD_RULES,
  leadStateAt,
  matchable,
  REQUEST_RULES,
  requestEnds,
  roundedKilometres,
  showsContact,
} from "./rules";

const at = (time: string) => new Date(`${time}Z`);

// The marketplace's design, section 4: what is not listed is refused.
describe("a request", () => {
  it("is changed by its owner as the design says, by nobody else", () => {
    const ways = REQUEST_STATES.flatMap((state) =>
      REQUEST_EVENTS.flatMap((event) => {
        const outcome = next(REQUEST_RULES, state, event, "owner");
        return outcome.is === "allowed" ? [`${state} ${event} ${outcome.to}`] : [];
      }),
    );
    expect(ways).toEqual([
      "draft invite sent",
      "draft wait no_match",
      "draft withdraw withdrawn",
      "sent invite sent",
      "sent withdraw withdrawn",
      "quoting invite quoting",
      "quoting withdraw withdrawn",
      "no_match invite sent",
      "no_match withdraw withdrawn",
    ]);
    for (const state of REQUEST_STATES)
      for (const event of REQUEST_EVENTS)
        for (const role of ["firm", "clock"] as const)
          expect(next(REQUEST_RULES, state, event, role).is).not.toBe("allowed");
  });

  it("is accepted by firms while it waits for them, and expires without an acceptance alone", () => {
    const allowed = (event: "accept" | "expire", role: "firm" | "clock") =>
      REQUEST_STATES.filter((state) => next(REQUEST_RULES, state, event, role).is === "allowed");
    expect(allowed("accept", "firm")).toEqual(["sent", "quoting"]);
    expect(allowed("expire", "clock")).toEqual(["sent"]);
    expect(allowed("accept", "clock")).toEqual([]);
  });
});

describe("what a firm is asked", () => {
  it("is answered once, while it waits", () => {
    const of = (event: "accept" | "decline" | "expire", role: "firm" | "clock") =>
      LEAD_STATES.filter((state) => next(LEAD_RULES, state, event, role).is === "allowed");
    expect(of("accept", "firm")).toEqual(["offered", "viewed"]);
    expect(of("decline", "firm")).toEqual(["offered", "viewed"]);
    expect(of("expire", "clock")).toEqual(["offered", "viewed"]);
    expect(of("accept", "clock")).toEqual([]);
  });

  it("ends to the second after 48 hours, swept or not; the request after 14 days", () => {
    const offered = at("2026-11-21T14:00:00");
    const row = { state: "offered", answerBy: answerBy(offered) } as const;
    expect(leadStateAt(row, false, at("2026-11-23T13:59:59"))).toBe("offered");
    expect(leadStateAt(row, true, at("2026-11-23T13:59:59"))).toBe("viewed");
    expect(leadStateAt(row, true, at("2026-11-23T14:00:00"))).toBe("expired");
    expect(leadStateAt({ ...row, state: "accepted" }, true, at("2027-01-01T00:00:00"))).toBe("accepted");
    expect(requestEnds(offered)).toEqual(at("2026-12-05T14:00:00"));
  });

  it("shows whom it is about from acceptance on, and no longer when it is over", () => {
    expect(LEAD_STATES.filter(showsContact)).toEqual(["accepted", "site_visit", "quoted", "won"]);
  });
});

it("rounds distances to 5 km", () => {
  expect([0, 2.4, 2.6, 12, 58].map(roundedKilometres)).toEqual([0, 0, 5, 10, 60]);
});

it("takes a radius in miles and leaves out a firm without a base", () => {
  const firm = {
    id: "a",
    latitude: 12,
    longitude: 8.5,
    radius: 50,
    state: "paused",
    leastPower: null,
    mostPower: 10_000,
    mostInvitations: 5,
  };
  // Only what is read of a row.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const row = (change: object = {}) => ({ firm: { ...firm, ...change }, certificates: [] }) as never;
  expect(matchable(row(), undefined, [4, 5])).toMatchObject({
    radius: 80.4672,
    paused: true,
    openInvitations: 0,
    ratings: [4, 5],
  });
  expect(matchable(row({ latitude: null }), undefined, [])).toBeNull();
});
