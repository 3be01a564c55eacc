import { expect, it } from "vitest";
import { certificateEnd, withoutSaid, withSaid } from "./certificates";

const HELD = ["A", "B", "C"];

it("A-13 keeps number, last day and evidence of a certification, in the order of the certifications", () => {
  const first = withSaid([], HELD, "B", { number: "18" });
  expect(first).toEqual([{ name: "B", number: "18", expires: "", evidence: "" }]);
  const both = withSaid(first, HELD, "A", { expires: "2027-08-31" });
  expect(both.map(({ name }) => name)).toEqual(["A", "B"]);
  expect(withSaid(both, HELD, "B", { evidence: "https://example.org/b" })[1]).toEqual({
    name: "B",
    number: "18",
    expires: "",
    evidence: "https://example.org/b",
  });
});

it("keeps no entry where nothing is said any more", () => {
  const said = withSaid([], HELD, "A", { number: "17" });
  expect(withSaid(said, HELD, "A", { number: "" })).toEqual([]);
  expect(withoutSaid(said, "A")).toEqual([]);
  expect(withoutSaid(said, "B")).toEqual(said);
});

it("warns of a last day within 60 days and says when it has passed", () => {
  const today = "2026-11-22";
  expect(certificateEnd("", today)).toBeNull();
  expect(certificateEnd("2027-01-22", today)).toBeNull();
  expect(certificateEnd("2027-01-21", today)).toEqual({ tone: "warn", words: "Expires in 60 days" });
  expect(certificateEnd("2026-11-23", today)).toEqual({ tone: "warn", words: "Expires in 1 day" });
  expect(certificateEnd("2026-11-22", today)).toEqual({ tone: "warn", words: "Expires today" });
  expect(certificateEnd("2026-11-21", today)).toEqual({ tone: "bad", words: "Expired Nov 21, 2026" });
});
