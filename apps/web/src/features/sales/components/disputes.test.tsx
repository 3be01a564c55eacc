import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Argued, Sale } from "./dispute-dialogs";
import { Disputes } from "./disputes";

const dispute: Argued = {
  id: "d",
  state: "proposed",
  amountMinor: 20_000,
  proposedMinor: 10_000,
  deadline: "2026-12-06T10:00:00Z",
  entries: [
    {
      id: "one",
      event: "open",
      by: "buyer",
      text: "One is broken",
      amountMinor: 20_000,
      evidence: { name: "broken.png" },
      at: "2026-11-29T10:00:00Z",
    },
    {
      id: "two",
      event: "propose",
      by: "shop",
      text: "",
      amountMinor: 10_000,
      evidence: null,
      at: "2026-11-29T11:00:00Z",
    },
  ],
  allowed: ["withdraw", "agree", "propose"],
};

const drawn = (of: Sale["of"]) =>
  renderToStaticMarkup(
    <Disputes
      sale={{ of, currency: "NGN", owner: "account" }}
      disputes={[dispute]}
      titleOf={({ id }) => `Title of ${id}`}
      mostOf={() => 20_000}
      address="/api/there"
      className="rows"
      busy={false}
      onSend={() => undefined}
    />,
  );

it.each([
  ["order", "the buyer claimed ₦200", "the shop proposed ₦100", "the deadlines of the order"],
  ["job", "the homeowner claimed ₦200", "the firm proposed ₦100", "the deadlines of the job"],
] as const)("says in the words of a %s what was said", (of, ...texts) => {
  const html = drawn(of);
  for (const text of [...texts, "Title of d", "One is broken"]) expect(html).toContain(text);
  expect(html).toContain('href="/api/there/disputes/evidence/one"');
});

it("offers what is allowed, what ends it first", () => {
  const buttons = [...drawn("order").matchAll(/<button[^>]*>.*?<\/button>/gs)];
  const names = buttons.map(([button]) => />([^<]+)</.exec(button)?.[1]);
  expect(names).toEqual(["Agree", "Propose an Amount", "Withdraw"]);
});
