import { invoiceDocument } from "@sunwright/report/invoice";
import { offerDocument } from "@sunwright/report/offer";
import { orderDocument } from "@sunwright/report/order";
import { passportDocument } from "@sunwright/report/passport";
import { speak } from "@sunwright/words/language";
import { readerOf } from "../../platform/reader-language";
import { answerTasks } from "../../platform/worker-tasks";
import { makeReport } from "./make-report";
import { writePaper } from "./paper-pdf";
import type { DocumentTask } from "./task";

/** The script of a worker thread: it sets documents for the pool. */
answerTasks(async ({ language, ...task }: DocumentTask & { readonly language: string }) => {
  // A thread sets one document at a time.
  speak((await readerOf(language)).tag);
  if ("order" in task) return writePaper(orderDocument(task.order, task.paid));
  if ("invoice" in task) return writePaper(invoiceDocument(task.invoice, task.paid));
  if ("passport" in task) return writePaper(passportDocument(task.passport));
  return "offer" in task ? writePaper(offerDocument(task.offer)) : makeReport(task.report);
});
