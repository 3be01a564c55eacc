import { MONEY_MAX } from "@sunwright/contract/shops";
import { JOB_EVENTS, JOB_ROLES, JOB_STATES, type JobRole, type JobState } from "@sunwright/contract/job-states";
import { NO_BALANCE } from "../sales/balance";
import { expect, it } from "vitest";
import { next } from "../../platform/states";
import { contractAfter, linesAfter } from "./change-contract";
import { actionsOf, JOB_RULES, milestoneState, type Standing } from "./rules";

/**
 * Source: the marketplace's design, section 4, "Job": contracted → deposit received → procurement → scheduled → in progress
 * → commissioned → handed over → in warranty → closed; also on hold, cancelled, disputed; silence accepts a handover; an
 * operator cancels abandoned work.
 */
const EXPECTED: Readonly<Record<string, string>> = {
  "contracted deposit clock": "deposit_received",
  "deposit_received payment_corrected clock": "contracted",
  "in_warranty payment_corrected clock": "handed_over",
  "deposit_received procure firm": "procurement",
  "procurement schedule firm": "scheduled",
  "scheduled start firm": "in_progress",
  "in_progress commission firm": "commissioned",
  "commissioned hand_over owner": "handed_over",
  "commissioned hand_over clock": "handed_over",
  "handed_over warrant clock": "in_warranty",
  "in_warranty close clock": "closed",
  ...each(
    ["contracted", "deposit_received", "procurement", "scheduled", "in_progress"],
    "hold",
    ["owner", "firm"],
    "on_hold",
  ),
  ...each(["on_hold"], "resume", ["owner", "firm"], "before"),
  ...each(
    [
      "contracted",
      "deposit_received",
      "procurement",
      "scheduled",
      "in_progress",
      "commissioned",
      "handed_over",
      "in_warranty",
    ],
    "dispute",
    ["owner", "firm"],
    "disputed",
  ),
  ...each(["disputed"], "settle", ["owner", "firm", "operator"], "before"),
  ...each(["contracted"], "cancel", ["owner", "firm", "operator"], "cancelled"),
  ...each(
    ["deposit_received", "procurement", "scheduled", "in_progress", "on_hold"],
    "cancel",
    ["operator"],
    "cancelled",
  ),
  ...each(["deposit_received", "procurement", "scheduled"], "cancel_agreed", ["owner", "firm"], "cancelled"),
  // Section 5: consumers have 14 days of withdrawal for distance sales.
  ...each(
    ["contracted", "deposit_received", "procurement", "scheduled", "on_hold"],
    "withdraw",
    ["owner"],
    "cancelled",
  ),
};

function each(states: readonly JobState[], event: string, roles: readonly JobRole[], to: string) {
  return Object.fromEntries(states.flatMap((state) => roles.map((role) => [`${state} ${event} ${role}`, to] as const)));
}

it("allows each triple of state, event and role that the design lists, and no other", () => {
  const found: Record<string, string> = {};
  for (const state of JOB_STATES)
    for (const event of JOB_EVENTS)
      for (const role of JOB_ROLES) {
        const outcome = next(JOB_RULES, state, event, role);
        if (outcome.is === "allowed") found[`${state} ${event} ${role}`] = outcome.to;
      }
  expect(found).toEqual(EXPECTED);
});

it("has one way for an event in a state: no row hides another", () => {
  const keys = JOB_RULES.map(({ from, event }) => `${from} ${event}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it("says of a milestone what its account says", () => {
  const asked = { ...NO_BALANCE, goods: 400 };
  expect(milestoneState(false, NO_BALANCE, false)).toBe("later");
  expect(milestoneState(true, asked, false)).toBe("due");
  expect(milestoneState(true, { ...asked, received: 399 }, false)).toBe("due");
  expect(milestoneState(true, { ...asked, received: 400 }, false)).toBe("paid");
  expect(milestoneState(true, { ...asked, received: 401 }, false)).toBe("refund_owed");
  expect(milestoneState(true, { ...asked, received: 400, refunded: 1 }, false)).toBe("due");
  expect(milestoneState(true, { ...asked, received: 400, chargedBack: 400 }, false)).toBe("due");
  expect(milestoneState(true, asked, true)).toBe("disputed");
});

const standing: Standing = {
  state: "contracted",
  partsArrived: false,
  scheduled: false,
  handoverOffered: false,
  withdrawable: false,
  earlyStart: false,
  cancelAskedBy: null,
  changes: [],
  disputes: [],
  milestones: [{ payable: true, owed: false, disputable: true }],
};
const of = (change: Partial<Standing>, side: "owner" | "firm") => actionsOf({ ...standing, ...change }, side);

it("offers each side what it may do", () => {
  expect(of({}, "owner")).toEqual(["hold", "cancel", "propose-change", "open-dispute"]);
  expect(of({}, "firm")).toEqual([
    "set-pay-to",
    "set-schedule",
    "put-units",
    "receive-payment",
    "hold",
    "cancel",
    "propose-change",
    "open-dispute",
  ]);
  expect(of({ state: "procurement" }, "firm")).not.toContain("schedule");
  expect(of({ state: "procurement", partsArrived: true, scheduled: true }, "firm")).toContain("schedule");
  expect(of({ state: "commissioned" }, "owner")).not.toContain("accept-handover");
  expect(of({ state: "commissioned", handoverOffered: true }, "owner")).toContain("accept-handover");
  expect(of({ state: "commissioned", handoverOffered: true }, "firm")).not.toContain("accept-handover");
  expect(of({ state: "scheduled", cancelAskedBy: "owner" }, "firm")).toContain("answer-cancel");
  expect(of({ state: "scheduled", cancelAskedBy: "owner" }, "owner")).not.toContain("answer-cancel");
  // Work starts earlier only on the buyer's express request (section 5).
  const planned = { state: "scheduled", withdrawable: true } as const;
  expect(of({ state: "scheduled" }, "firm")).toContain("start");
  expect(of(planned, "firm")).not.toContain("start");
  expect(of({ ...planned, earlyStart: true }, "firm")).toContain("start");
  expect(of(planned, "owner")).toEqual(expect.arrayContaining(["withdraw", "ask-early-start"]));
  expect(of({ ...planned, earlyStart: true }, "owner")).not.toContain("ask-early-start");
  expect(of(planned, "firm")).not.toContain("withdraw");
  expect(of({ state: "scheduled" }, "owner")).not.toContain("withdraw");
  const changes = [{ state: "proposed", by: "firm" }] as const;
  expect(of({ changes }, "owner")).toContain("answer-change");
  expect(of({ changes }, "firm")).toContain("withdraw-change");
  expect(of({ changes }, "firm")).not.toContain("propose-change");
  for (const side of ["owner", "firm"] as const) {
    expect(of({ state: "disputed", disputes: ["open"] }, side)).not.toContain("open-dispute");
    expect(of({ state: "cancelled", milestones: [] }, side)).toEqual([]);
  }
});

it("takes lines off those of the same part and price, and adds others", () => {
  const panel = { kind: "panels", name: "Heliora 400", quantity: 7, unitMinor: 185_000 } as const;
  expect(linesAfter([panel], [{ ...panel, quantity: -2 }])).toEqual([{ ...panel, quantity: 5 }]);
  expect(linesAfter([panel], [{ ...panel, quantity: -7 }])).toEqual([]);
  expect(linesAfter([panel], [{ ...panel, quantity: -8 }])).toBeNull();
  expect(linesAfter([panel], [{ ...panel, unitMinor: 1, quantity: -1 }])).toBeNull();
  const cable = { kind: "cables", name: "", quantity: 1, unitMinor: 9_000 } as const;
  expect(linesAfter([panel], [cable])).toEqual([panel, cable]);

  // A contract of nothing asks for milestones of nothing.
  const terms = {
    panels: null,
    battery: null,
    inverter: null,
    warrantyYears: { panels: null, power: null, battery: null, inverter: null, work: null },
    taxPercent: 0,
  } as const;
  const job = { terms: { ...terms, tax: "contained", transportMinor: 0 }, currency: "NGN" } as const;
  const contract = { lines: [panel], labourMinor: 10_000, totalMinor: 10_000 + panel.quantity * panel.unitMinor };
  const all = [{ ...panel, quantity: -7 }];
  expect(contractAfter(job, contract, { lines: all, labourMinor: -10_000 }), "nothing is left").toBeNull();
  expect(contractAfter(job, contract, { lines: all, labourMinor: -9_999 })).toMatchObject({ totalMinor: 1 });

  // Ten thousand pieces at the dearest price of a change are more than a number counts in minor units.
  const dear = { ...panel, name: "Dear", quantity: 10_000, unitMinor: MONEY_MAX };
  for (const quantity of [10_000, 2]) {
    const more = () => contractAfter(job, contract, { lines: [{ ...dear, quantity }], labourMinor: 0 });
    expect(more).toThrow(expect.objectContaining({ code: "amount_too_large" }));
  }
  const before = { ...contract, lines: [{ ...dear, quantity: 100 }], totalMinor: 100 * MONEY_MAX + 10_000 };
  const less = contractAfter(job, before, { lines: [{ ...dear, quantity: -1 }], labourMinor: 0 });
  expect(less, "what was agreed before the bound can be lessened").toMatchObject({ labourMinor: 10_000 });
});
