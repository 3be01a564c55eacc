import { availableParallelism } from "node:os";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cell, type Held } from "../testing/held/task";
import { AppError } from "./errors";
import { createWorkerPool, type WorkerPool } from "./worker-pool";

const WAITING = 2;
/** At most two threads, and one core is left free. */
const THREADS = availableParallelism() > 2 ? 2 : 1;

let pool: WorkerPool<Held, string>;
interface Changed {
  readonly ownerMax?: number;
  readonly timeLimit?: number;
  readonly waitingMax?: number;
  readonly handsOn?: boolean;
}
const poolWith = (options: Changed) =>
  createWorkerPool<Held, string>({
    script: new URL("../testing/held/worker.ts", import.meta.url),
    execArgv: ["--import", new URL("../testing/typescript-in-threads.mjs", import.meta.url).href],
    handsOn: true,
    timeLimit: 600_000,
    waitingMax: WAITING,
    ownerMax: 100,
    busy: () => new AppError("optimizer_busy"),
    overdue: (cause) => new AppError("roof_too_large", { cause }),
    cancelled: () => new AppError("optimization_cancelled"),
    ...options,
  });
beforeEach(() => {
  pool = poolWith({});
});
afterEach(() => pool.close());

/** A task of a pool, and the hands on it. */
function held(name: string, { owner = name, deaf = false } = {}) {
  const cells = new SharedArrayBuffer(8);
  const shared = new Int32Array(cells);
  const caller = new AbortController();
  const result = pool.run({ input: { name, cells, deaf }, owner, signal: caller.signal });
  // Told by whoever awaits it, maybe later.
  result.catch(() => null);
  return {
    result,
    leave: () => caller.abort(),
    release: () => Atomics.store(shared, cell.released, 1),
    async begun() {
      await expect.poll(() => Atomics.load(shared, cell.begun)).toBe(1);
    },
  };
}

it("refuses at once what the queue has no place for, and loses nothing that has one", async () => {
  const places = THREADS + WAITING;
  const tasks = Array.from({ length: places + 3 }, (_, index) => held(`roof ${index}`));
  for (const { result } of tasks.slice(places)) await expect(result).rejects.toMatchObject({ code: "optimizer_busy" });
  for (const { release } of tasks) release();
  const answers = await Promise.all(tasks.slice(0, places).map(({ result }) => result));
  expect(answers).toEqual(["roof 0", "roof 1", "roof 2", "roof 3"].slice(0, places));
});

it("refuses what is beyond one owner's share, takes others, and the owner again once one has ended", async () => {
  await pool.close();
  pool = poolWith({ ownerMax: 2 });
  const [first, second, third] = ["a", "b", "c"].map((name) => held(name, { owner: "ada" }));
  await expect(third?.result).rejects.toMatchObject({ code: "optimizer_busy" });
  const other = held("d", { owner: "ben" });
  first?.release();
  await expect(first?.result).resolves.toBe("a");
  const again = held("e", { owner: "ada" });
  for (const task of [second, other, again]) task?.release();
  expect(await Promise.all([second?.result, other.result, again.result])).toEqual(["b", "d", "e"]);
});

it("lets accounts take turns: who comes last with one task waits for one of another's, not for all of them", async () => {
  await pool.close();
  pool = poolWith({ waitingMax: 10 });
  const running = Array.from({ length: THREADS }, (_, index) => held(`running ${index}`, { owner: "ada" }));
  for (const task of running) await task.begun();
  const more = Array.from({ length: 4 }, (_, index) => held(`more ${index}`, { owner: "ada" }));
  const other = held("other", { owner: "ben" });
  running[0]?.release();
  await other.begun();
  other.release();
  await expect(other.result).resolves.toBe("other");
  for (const { release } of [...running, ...more]) release();
  expect(await Promise.all(more.map(({ result }) => result))).toEqual(["more 0", "more 1", "more 2", "more 3"]);
});

it("gives the last place of whoever fills the queue to who has none", async () => {
  const ada = Array.from({ length: THREADS + WAITING }, (_, index) => held(`ada ${index}`, { owner: "ada" }));
  const ben = held("ben");
  await expect(ada.at(-1)?.result).rejects.toMatchObject({ code: "optimizer_busy" });
  const cem = held("cem");
  await expect(cem.result).rejects.toMatchObject({ code: "optimizer_busy" });
  for (const { release } of [...ada, ben]) release();
  await expect(ben.result).resolves.toBe("ben");
});

it("ends work whose caller has gone, also work that does not listen, and its thread is free again", async () => {
  for (const deaf of [false, true]) {
    const tasks = Array.from({ length: THREADS }, (_, index) => held(`left ${index}`, { deaf }));
    for (const task of tasks) await task.begun();
    const next = held("next");
    for (const { leave, result } of tasks) {
      leave();
      await expect(result).rejects.toMatchObject({ code: "optimization_cancelled" });
    }
    // Nobody let go of what was left: only an ended task makes room.
    next.release();
    await expect(next.result).resolves.toBe("next");
  }
});

it("forgets what waits when its caller goes", async () => {
  const running = Array.from({ length: THREADS }, (_, index) => held(`running ${index}`));
  const waiting = Array.from({ length: WAITING }, (_, index) => held(`waiting ${index}`));
  waiting[0]?.leave();
  await expect(waiting[0]?.result).rejects.toMatchObject({ code: "optimization_cancelled" });
  const next = held("next");
  for (const { release } of [...running, ...waiting, next]) release();
  await expect(next.result).resolves.toBe("next");
});

it("ends what takes too long, and works on with a new thread", async () => {
  await pool.close();
  pool = poolWith({ timeLimit: 100 });
  await expect(held("endless", { deaf: true }).result).rejects.toMatchObject({ code: "roof_too_large" });
  await pool.close();
  pool = poolWith({});
  const next = held("next");
  next.release();
  await expect(next.result).resolves.toBe("next");
});

it("tells the caller of broken work and of a thread that ended, and works on", async () => {
  await expect(held("broken").result).rejects.toThrow("This work is broken");
  await expect(held("gone").result).rejects.toMatchObject({ code: "roof_too_large" });
  const next = held("next");
  next.release();
  await expect(next.result).resolves.toBe("next");
});

it("takes nothing more once it is closed, and cancels what waited", async () => {
  const tasks = Array.from({ length: THREADS + 1 }, (_, index) => held(`roof ${index}`));
  await pool.close();
  await expect(tasks.at(-1)?.result).rejects.toMatchObject({ code: "optimization_cancelled" });
  await expect(held("late").result).rejects.toMatchObject({ code: "optimizer_busy" });
});

it("hands an idle thread on to the next pool of its script, where it is asked to, and never one at work", async () => {
  const started = vi.fn<() => void>();
  process.on("worker", started);
  const worked = async (name: string) => {
    const task = held(name);
    task.release();
    await expect(task.result).resolves.toBe(name);
  };
  const opened = async (handsOn: boolean) => {
    await pool.close();
    pool = poolWith({ handsOn });
  };
  await worked("first");
  started.mockClear();
  await opened(true);
  await worked("by the thread of the one before");
  expect(started).not.toHaveBeenCalled();
  await opened(false);
  await worked("by its own");
  expect(started).toHaveBeenCalledTimes(1);
  await opened(true);
  const left = held("never let go", { deaf: true });
  await left.begun();
  started.mockClear();
  await opened(true);
  await worked("by a new one");
  expect(started).toHaveBeenCalledTimes(1);
  process.off("worker", started);
});
