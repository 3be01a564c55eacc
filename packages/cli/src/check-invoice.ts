import { judgeInvoice, type Judged } from "@sunwright/files/invoice/judge";
import { NoInvoice, readInvoice } from "@sunwright/files/invoice/read-invoice";
import { XmlFault } from "@sunwright/files/xml";
import { say } from "@sunwright/words/cli";
import { sayRule } from "@sunwright/words/tell-invoice-rules";
import { commandLine } from "./arguments";
import { columns } from "./columns";
import type { Command } from "./command";
import { readText } from "./input-file";
import { Problem } from "./problem";

/** A structured invoice held to the rules that whoever receives it will hold it to. */
export const checkInvoice: Command = (args, write) => {
  const { path, values } = commandLine(args, { json: { type: "boolean" } } as const, "FILE");
  const judged = judgedIn(path);
  write(values.json === true ? JSON.stringify(judged, null, 1) : inWords(judged));
  return judged.broken.length === 0 ? 0 : 1;
};

function judgedIn(path: string): Judged {
  const text = readText(path);
  try {
    return judgeInvoice(readInvoice(text));
  } catch (error) {
    if (error instanceof NoInvoice) throw new Problem(say("invoice.other", { file: path, root: error.root }));
    if (error instanceof XmlFault) throw new Problem(faultText(path, error));
    throw error;
  }
}

function faultText(file: string, { why, line, reason }: XmlFault): string {
  if (why === "broken") return say("invoice.broken", { file, line, reason });
  return why === "defines" ? say("invoice.defines", { file, line }) : say("invoice.tooMuch", { file, line });
}

function inWords({ standard, held, broken, warnings }: Judged): string {
  const rows = [
    ...broken.map((id) => [id, sayRule(id)]),
    ...warnings.map((id) => [id, `${sayRule(id)} (${say("invoice.warning")})`]),
  ];
  const verdict =
    broken.length === 0
      ? say("invoice.right", { standard, rules: held })
      : say("invoice.wrong", { standard, rules: broken.length });
  return [verdict, ...(rows.length === 0 ? [] : [columns(rows)])].join("\n");
}
