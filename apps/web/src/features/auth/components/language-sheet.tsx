import { say } from "@sunwright/words/language-choice";
import { useState } from "react";
import { ENGLISH, LANGUAGES, pageLanguage, speakFromNowOn } from "../../../lib/language";
import { rich } from "../../../lib/rich";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { RadioRow } from "../../../ui/radio-row";

/** Whether people have read the texts. */
const mark = (code: string, readers: number) =>
  code === ENGLISH.code ? say("original") : readers === 0 ? say("machine") : say("readers", { count: readers });

const OPTIONS = LANGUAGES.map(({ code, name, readers }) => ({
  value: code,
  label: (
    <span className="flex w-full justify-between gap-3">
      <span lang={code}>{name}</span>
      <span className="type-small text-text-3">{mark(code, readers)}</span>
    </span>
  ),
}));

/** All languages by their own names; the page opens again in the one that is chosen. */
export function LanguageSheet({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState(pageLanguage().code);
  const chosen = LANGUAGES.find((language) => language.code === code) ?? ENGLISH;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say("title")}
      description={say("hint")}
      footer={<Button onClick={() => speakFromNowOn(code)}>{say("choose", { name: chosen.name })}</Button>}
    >
      <RadioRow label={say("title")} hideLabel columns={1} value={code} onValueChange={setCode} options={OPTIONS} />
      <p className="type-small mt-4 text-text-2">{rich(say, "machineMeans", { b: (inside) => <b>{inside}</b> })}</p>
    </Dialog>
  );
}
