import { answerTasks } from "../../platform/worker-tasks";
import { layOut } from "./lay-out";
import type { RoofTask } from "./task";

/** The script of a worker thread: it lays out roofs for the pool. */
answerTasks((task: RoofTask, stopped) => layOut(task, { stopped, now: () => performance.now() }));
