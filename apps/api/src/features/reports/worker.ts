import { answerTasks } from "../../platform/worker-tasks";
import { makeReport } from "./make-report";
import type { ReportTask } from "./task";

/** The script of a worker thread: it sets reports for the pool. */
answerTasks((task: ReportTask) => makeReport(task));
