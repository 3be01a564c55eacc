import { answerTasks } from "../../../platform/worker-tasks";
import { rewritePicture } from "./rewrite";
import type { PictureTask } from "./task";

/** The script of a worker thread: it reads and writes pictures for the pool. */
answerTasks((task: PictureTask) => rewritePicture(task));
