import { expect, it } from "vitest";
import { createLanes } from "./one-at-a-time";

/** A work whose end the test decides. */
function held() {
  let end: (result: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  let begun = false;
  const result = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const run = () => {
    begun = true;
    return result;
  };
  return { run, end, fail, hasBegun: () => begun };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it("runs works of one name one after another, and those of another name beside them", async () => {
  const lanes = createLanes();
  const [first, second, other] = [held(), held(), held()];
  const answers = [lanes("a", first.run), lanes("a", second.run), lanes("b", other.run)];
  await turn();
  expect([first, second, other].map((work) => work.hasBegun())).toEqual([true, false, true]);
  other.end("other");
  first.end("first");
  await turn();
  expect(second.hasBegun()).toBe(true);
  second.end("second");
  expect(await Promise.all(answers)).toEqual(["first", "second", "other"]);
});

it("goes on after a work that failed, whose caller alone hears of it", async () => {
  const lanes = createLanes();
  const [first, second] = [held(), held()];
  const failing = lanes("a", first.run);
  const next = lanes("a", second.run);
  first.fail(new Error("no paper"));
  await expect(failing).rejects.toThrow("no paper");
  second.end("second");
  expect(await next).toBe("second");
});
