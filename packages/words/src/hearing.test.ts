import { expect, it } from "vitest";
import { hearing } from "./hearing";
import { room } from "./room";

const say = room("test", { plain: "Required", atMost: "At most {limit, number, whole}" });

it("remembers what the texts said meanwhile were made from", () => {
  say("plain");
  const { answer, said } = hearing(() => [say("plain"), say("atMost", { limit: 2_000 })]);
  expect(answer).toEqual(["Required", "At most 2,000"]);
  expect([...said]).toEqual([
    ["Required", { key: "test.plain" }],
    ["At most 2,000", { key: "test.atMost", values: { limit: 2_000 } }],
  ]);
  say("atMost", { limit: 3 });
  expect(said.size).toBe(2);
});

it("ends with what it listens to, also where that throws", () => {
  const outer = hearing(() => {
    expect(() =>
      hearing(() => {
        throw new RangeError(say("plain"));
      }),
    ).toThrow("Required");
    return say("atMost", { limit: 1 });
  });
  expect([...outer.said.keys()]).toEqual(["At most 1"]);
});
