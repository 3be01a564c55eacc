import type { Job } from "@sunwright/contract/jobs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { History } from "./history";

type Entry = Job["events"][number];
const entry = (event: Entry["event"], change: Partial<Entry> = {}): Entry => ({
  event,
  state: "in_progress",
  role: "firm",
  reason: "",
  at: "2026-11-20T09:00:00.000Z",
  ...change,
});
const linesOf = (...events: readonly Entry[]) =>
  renderToStaticMarkup(<History job={{ events, acceptedAt: "2026-11-13T08:00:00.000Z" }} />)
    .split("<li")
    .slice(1)
    .map((line) => line.replace(/^[^>]*>/, "").replaceAll(/<[^>]+>/g, " "));

it("says each thing once, from the acceptance on, whatever was changed since", () => {
  const lines = linesOf(entry("deposit"), entry("procure"), entry("schedule"), entry("start"), entry("commission"));
  expect(lines).toHaveLength(6);
  expect(lines[0]).toContain("The offer was accepted");
  expect(new Set(lines).size).toBe(lines.length);
});

it("leaves what a dispute is about to the dispute, and says why work was put on hold", () => {
  const [, hold, dispute] = linesOf(
    entry("hold", { reason: "Rain till Friday" }),
    entry("dispute", { role: "owner", reason: "Two panels are scratched" }),
  );
  expect(hold).toContain("Put on hold by the firm");
  expect(hold).toContain("Rain till Friday");
  expect(dispute).toContain("Disputed by the homeowner");
  expect(dispute).not.toContain("scratched");
});
