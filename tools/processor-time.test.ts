import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { family, processOf, type Process, watchProcesses } from "./processor-time";

/** Of the manual page proc(5): ppid is the 4th value, utime and stime the 14th and 15th, starttime the 22nd. */
const STAT = "4711 (a (b) c) S 815 4711 4711 0 -1 4194560 100 200 0 0 1250 250 31 41 20 0 11 0 123456 456 789";

it("reads a process, whatever it is called", () => {
  expect(processOf(STAT)).toEqual({ pid: 4_711, parent: 815, worked: 15, began: 123_456 });
});

const process = (pid: number, parent: number, worked: number, began = pid): Process => ({ pid, parent, worked, began });

it("adds up children and theirs, and knows them once another has adopted them or they have ended", () => {
  const ours = family(1);
  ours.see([process(1, 0, 100), process(2, 1, 3), process(3, 2, 4), process(9, 8, 50)]);
  expect(ours.worked()).toBe(7);
  ours.see([process(1, 0, 100), process(3, 77, 6), process(4, 3, 1)]);
  expect(ours.worked()).toBe(10);
});

it("takes a number that is given again for another process", () => {
  const ours = family(1);
  ours.see([process(2, 1, 3)]);
  ours.see([process(2, 8, 40, 99)]);
  expect(ours.worked()).toBe(3);
});

it("sees what a child works, where the system tells", async () => {
  const watch = watchProcesses();
  const busy = "for (const until = Date.now() + 1500; Date.now() < until; );";
  await once(spawn(globalThis.process.execPath, ["-e", busy]), "exit");
  expect(watch.stop() ?? Infinity).toBeGreaterThan(0.05);
});
