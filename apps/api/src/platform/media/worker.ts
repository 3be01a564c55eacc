import { answerTasks } from "../worker-tasks";
import { rewritePicture } from "./portrait";
import { readFile } from "./read-file";
import type { MediaTask } from "./task";

/** The script of a worker thread: it reads and writes pictures for the pool. */
answerTasks((task: MediaTask, stopped) =>
  task.as === "portrait" ? rewritePicture(task) : readFile(task.bytes, stopped),
);
