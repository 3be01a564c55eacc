import { answerTasks } from "../../platform/worker-tasks";
import { writeInvoice } from "./invoice-pdf";
import { makeReport } from "./make-report";
import type { DocumentTask } from "./task";

/** The script of a worker thread: it sets documents for the pool. */
answerTasks((task: DocumentTask) => ("invoice" in task ? writeInvoice(task.invoice) : makeReport(task.report)));
