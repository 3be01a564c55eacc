import { answerTasks } from "../../platform/worker-tasks";
import { writeInvoice } from "./invoice-pdf";
import { makeReport } from "./make-report";
import { writeOffer } from "./offer-pdf";
import type { DocumentTask } from "./task";

/** The script of a worker thread: it sets documents for the pool. */
answerTasks((task: DocumentTask) => {
  if ("invoice" in task) return writeInvoice(task.invoice);
  return "offer" in task ? writeOffer(task.offer) : makeReport(task.report);
});
