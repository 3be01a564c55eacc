import { expect, it } from "vitest";
import { type PaidContent, paidSections } from "./paid";

const PAID: PaidContent = {
  asOf: "2026-11-29",
  goodsMinor: 2_119_536,
  movements: [
    { on: "2026-11-24", kind: "payment", reference: "TRX 8", amountMinor: 21_195_360 },
    { on: "2026-11-24", kind: "payment corrected", reference: "A zero too many", amountMinor: 21_195_360 },
    { on: "2026-11-25", kind: "payment", reference: "", amountMinor: 2_119_500 },
  ],
  dueMinor: 36,
};
const rowsOf = (paid: PaidContent) =>
  paidSections(paid, "NGN").flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "table" ? block.rows : [])),
  );

it("states each payment and correction with its day and reason, and what remains to the kobo", () => {
  expect(rowsOf(PAID)).toEqual([
    ["Nov 24, 2026: payment (TRX 8)", "211,953.60"],
    ["Nov 24, 2026: payment recorded by mistake (A zero too many)", "−211,953.60"],
    ["Nov 25, 2026: payment", "21,195.00"],
    ["Total after changes", "21,195.36"],
    ["Paid", "21,195.00"],
    ["Still to pay", "0.36"],
  ]);
  expect(JSON.stringify(paidSections(PAID, "NGN"))).toContain("As of Nov 29, 2026.");
});

it("says what is to be paid back, and nothing where no money has moved", () => {
  const refund = { on: "2026-11-26", kind: "refund", reference: "", amountMinor: 500 } as const;
  const after = { ...PAID, goodsMinor: 0, movements: [...PAID.movements, refund], dueMinor: -2_119_000 };
  expect(rowsOf(after).slice(3)).toEqual([
    ["Nov 26, 2026: refund", "−5.00"],
    ["Total after changes", "0.00"],
    ["Paid", "21,190.00"],
    ["To be paid back", "21,190.00"],
  ]);
  expect(paidSections({ ...PAID, movements: [] }, "NGN")).toEqual([]);
  expect(paidSections(null, "NGN")).toEqual([]);
});
