import { say } from "@sunwright/words/quote-check";
import type { Currency } from "@sunwright/engine/countries/names";
import { FileUp } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { FileInput } from "../../../ui/file-input";
import { Segmented } from "../../../ui/segmented";
import { Spinner } from "../../../ui/spinner";
import { TextArea } from "../../../ui/text-area";
import { readFile } from "../api/ask-quote-worker";
import { TEXT_MAX } from "../model/pdf-text";
import { filledWith, type QuoteForm } from "../model/quote-form";
import { QUOTE_FIELDS, readQuote, type ReadQuote } from "../model/read-quote";

interface QuoteSourceProps {
  /** Of amounts without a sign. */
  readonly currency: Currency;
  readonly onRead: (form: QuoteForm) => void;
}

type By = "file" | "paste" | "typed";

/** A PDF, its lines, or nothing but the boxes below. */
export function QuoteSource({ currency, onRead }: QuoteSourceProps) {
  const [by, setBy] = useState<By>("file");
  const read = (text: string): ReadQuote => {
    const found = readQuote(text, currency);
    onRead(filledWith(found));
    return found;
  };
  return (
    <div className="mt-4 grid gap-4">
      <Segmented<By>
        label={say("by.label")}
        full
        value={by}
        options={[
          { value: "file", label: say("by.file") },
          { value: "paste", label: say("by.paste") },
          { value: "typed", label: say("by.typed") },
        ]}
        onValueChange={setBy}
      />
      {by === "file" && <QuoteFile onText={read} />}
      {by === "paste" && <QuoteLines onText={read} />}
    </div>
  );
}

const countsOf = ({ fields }: ReadQuote) => {
  const found = Object.values(fields);
  return {
    read: found.length,
    check: found.filter(({ state }) => state === "check").length,
    all: QUOTE_FIELDS.length,
  };
};

interface TextProps {
  readonly onText: (text: string) => ReadQuote;
}

function QuoteFile({ onText }: TextProps) {
  const [said, setSaid] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  /** A file that is read while another is chosen is not the one that is asked for. */
  const newest = useRef(0);
  const take = async (file: File) => {
    const mine = (newest.current += 1);
    setReading(file.name);
    setSaid(null);
    const result = await readFile(file);
    if (mine !== newest.current) return;
    setReading(null);
    if ("fault" in result) return setSaid({ text: say(`fault.${result.fault}`), isFault: true });
    const counts = countsOf(onText(result.text));
    const pages = { left: result.pages - result.pagesRead, pages: result.pagesRead };
    setSaid({ text: say("file.read", { name: file.name, ...counts, ...pages }), isFault: false });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void take(file);
  };
  return (
    <>
      <div
        className="quote-drop"
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp size={30} strokeWidth={1.75} aria-hidden="true" />
        <p className="font-semibold">{say("file.drop")}</p>
        <p className="type-help max-w-[46ch] text-text-3">{say("file.help")}</p>
        <FileInput label={say("file.label")} accept="application/pdf,.pdf" onFile={(file) => void take(file)}>
          {(choose) => (
            <Button variant="outline" onClick={choose}>
              {say("file.choose")}
            </Button>
          )}
        </FileInput>
      </div>
      <div role="status" className="type-small [overflow-wrap:anywhere]">
        {reading !== null && (
          <p className="flex items-center gap-3 text-text-2">
            <Spinner />
            {say("file.reading", { name: reading })}
          </p>
        )}
        {said !== null && <p className={said.isFault ? "text-bad" : undefined}>{said.text}</p>}
      </div>
    </>
  );
}

function QuoteLines({ onText }: TextProps) {
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const id = useId();
  return (
    <div className="grid gap-3">
      <Field id={id} label={say("paste.label")} help={say("paste.help")}>
        <TextArea rows={6} maxLength={TEXT_MAX} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button
        variant="outline"
        disabled={text.trim() === ""}
        onClick={() => setSaid(say("paste.done", countsOf(onText(text))))}
      >
        {say("paste.read")}
      </Button>
      <p role="status" className="type-small">
        {said}
      </p>
    </div>
  );
}
