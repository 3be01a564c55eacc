import { expect, it } from "vitest";
import { onDemand } from "./on-demand";

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("fetches once, however often it is asked", async () => {
  let fetched = 0;
  const script = onDemand(() => Promise.resolve((fetched += 1)));
  script.load();
  script.load();
  await settled();
  script.load();
  expect(fetched).toBe(1);
});

it("fetches again what could not be fetched", async () => {
  let fetched = 0;
  const script = onDemand(() => Promise.reject(new TypeError(`Failed to fetch ${(fetched += 1)}`)));
  script.load();
  await settled();
  script.load();
  await settled();
  expect(fetched).toBe(2);
});

it("tells those who listen that it is here, and those who left nothing", async () => {
  const heard: string[] = [];
  const script = onDemand(() => Promise.resolve("words"));
  script.subscribe(() => heard.push(`first: ${script.loaded()}`));
  const leave = script.subscribe(() => heard.push("second"));
  leave();
  expect(script.loaded()).toBeNull();
  script.load();
  await settled();
  expect(heard).toEqual(["first: words"]);
});

it("tells those who listen that it could not be fetched, and that it is tried again", async () => {
  let answers = 0;
  const script = onDemand(() =>
    answers++ === 0 ? Promise.reject(new TypeError("offline")) : Promise.resolve("words"),
  );
  let heard = 0;
  script.subscribe(() => (heard += 1));
  script.load();
  await settled();
  expect(heard).toBe(1);
  script.load();
  expect(heard).toBe(2);
  await settled();
  expect([heard, script.loaded()]).toEqual([3, "words"]);
});

it("says when it is here, and when it could not be fetched", async () => {
  let answers = false;
  const script = onDemand(async () => {
    if (!answers) throw new TypeError("Failed to fetch");
    return "words";
  });
  await script.fetched();
  expect([script.loaded(), script.failed()]).toEqual([null, true]);
  answers = true;
  const heard: boolean[] = [];
  script.subscribe(() => heard.push(script.failed()));
  const again = script.fetched();
  expect(script.failed(), "while it is fetched again").toBe(false);
  await again;
  expect([script.loaded(), script.failed()]).toEqual(["words", false]);
  expect(heard).toEqual([false, false]);
});
