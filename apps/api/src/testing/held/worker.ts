import { answerTasks } from "../../platform/worker-tasks";
import { cell, type Held } from "./task";

/** Looks again after so long. [ms] */
const PAUSE = 5;

/** The script of a worker thread that works, or waits, as a test says. */
answerTasks(({ name, cells, deaf = false }: Held, stopped) => {
  if (name === "broken") throw new Error("This work is broken");
  if (name === "gone") process.exit();
  const shared = new Int32Array(cells);
  Atomics.store(shared, cell.begun, 1);
  const wanted = () => deaf || !stopped.aborted;
  while (Atomics.load(shared, cell.released) === 0 && wanted()) Atomics.wait(shared, cell.released, 0, PAUSE);
  return name;
});
