import { say } from "@sunwright/words/language-choice";
import { ENGLISH, pageLanguage } from "./language";

/** Said once a page, where no person has read the texts of its language. */
export function MachineNote() {
  const { code, readers } = pageLanguage();
  if (code === ENGLISH.code || readers > 0) return null;
  return <p className="type-help text-text-3 print:hidden">{say("machineNote")}</p>;
}
