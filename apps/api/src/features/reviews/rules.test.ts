import { REVIEW_EVENTS, REVIEW_ROLES, REVIEW_STATES } from "@sunwright/contract/review-states";
import { expect, it } from "vitest";
import { next } from "../../platform/states";
import { changeableUntil, eventsOf, publicPieces, REVIEW_RULES } from "./rules";

/** Issue 18, item 8: edit or withdraw, one reply, reportable, an operator may hide; all else is refused. */
const LISTED = new Map([
  ["published edit author", "published"],
  ["published withdraw author", "withdrawn"],
  ["published reply firm", "published"],
  ["published report reader", "published"],
  ["published report firm", "published"],
  ["published keep operator", "published"],
  ["published hide operator", "hidden"],
  ["hidden withdraw author", "withdrawn"],
  ["hidden show operator", "published"],
]);

it("allows what is listed and nothing else, by state, event and role", () => {
  let walked = 0;
  for (const state of REVIEW_STATES)
    for (const event of REVIEW_EVENTS)
      for (const role of REVIEW_ROLES) {
        const outcome = next(REVIEW_RULES, state, event, role);
        const name = `${state} ${event} ${role}`;
        expect(outcome.is === "allowed" ? outcome.to : undefined, name).toBe(LISTED.get(name));
        walked++;
      }
  expect(walked).toBe(3 * 7 * 4);
});

const WRITTEN = new Date("2026-11-01T10:00:00Z");
const at = (time: string) => new Date(time);

it("can be changed for fourteen days, and withdrawn at any time", () => {
  expect(changeableUntil(WRITTEN)).toEqual(at("2026-11-15T10:00:00Z"));
  const review = { state: "published", createdAt: WRITTEN, repliedAt: null } as const;
  expect(eventsOf(review, "author", at("2026-11-15T09:59:59Z"))).toEqual(["edit", "withdraw"]);
  expect(eventsOf(review, "author", at("2026-11-15T10:00:00Z"))).toEqual(["withdraw"]);
});

it("is replied to at any time, and the reply can be changed for fourteen days", () => {
  const review = { state: "published", createdAt: WRITTEN, repliedAt: null } as const;
  expect(eventsOf(review, "firm", at("2027-11-15T10:00:00Z"))).toEqual(["reply", "report"]);
  const replied = { ...review, repliedAt: at("2027-11-15T10:00:00Z") };
  expect(eventsOf(replied, "firm", at("2027-11-29T09:59:59Z"))).toEqual(["reply", "report"]);
  expect(eventsOf(replied, "firm", at("2027-11-29T10:00:00Z"))).toEqual(["report"]);
});

it("hides ways to reach people and the writer's last name, and keeps their first", () => {
  const text = "Amina Bello: great. Call 0803 555 0142 (bello@example.com); Musa Bello agrees.";
  expect(publicPieces(text, { firstName: "Amina", lastName: "Bello" })).toEqual([
    "Amina ",
    { hidden: "name" },
    ": great. Call ",
    { hidden: "phone" },
    " (",
    { hidden: "email" },
    "); Musa ",
    { hidden: "name" },
    " agrees.",
  ]);
});
