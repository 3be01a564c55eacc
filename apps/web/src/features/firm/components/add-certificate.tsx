import { say } from "@sunwright/words/installer";
import { CERTIFICATIONS } from "@sunwright/contract/accounts";
import { LOCAL_CERTIFICATIONS } from "@sunwright/engine/countries/licences";
import { SYSTEM_TYPES, type SystemType } from "@sunwright/engine/parameters/options";
import type { StoredFile } from "@sunwright/contract/files";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { today } from "../../../lib/today";
import { useUploads } from "../../../lib/use-uploads";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { FileUpload } from "../../../ui/file-upload";
import { IconButton } from "../../../ui/icon-button";
import { SheetSection } from "../../../ui/sheet";
import type { CertificateCalls } from "./certificate-calls";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";

const KNOWN = [...CERTIFICATIONS, ...LOCAL_CERTIFICATIONS];
const NOTHING = { kind: "", number: "", issuer: "", expires: "" };
type Typed = typeof NOTHING;

interface AddCertificateProps extends Pick<CertificateCalls, "add"> {
  /** Of an installer, whose papers may stand for some kinds of system alone. */
  readonly asksSystems: boolean;
}

/** Hands in one certificate with its document. */
export function AddCertificate({ add: handIn, asksSystems }: AddCertificateProps) {
  const [typed, setTyped] = useState(NOTHING);
  const [systemTypes, setSystemTypes] = useState<readonly SystemType[]>([]);
  const [file, setFile] = useState<StoredFile | null>(null);
  const [tried, setTried] = useState(false);
  const [day] = useState(today);
  const uploads = useUploads({ owner: "firm", onStored: setFile });
  const known = useId();
  const ended = typed.expires !== "" && typed.expires < day;
  const missing = (name: keyof Typed) => tried && typed[name].trim() === "";
  const holds = !ended && [typed.kind, typed.number, typed.issuer].every((text) => text.trim() !== "");
  const add = useMutation({
    mutationFn: () =>
      handIn({
        ...typed,
        expires: typed.expires === "" ? null : typed.expires,
        systemTypes: [...systemTypes],
        fileId: file?.id ?? null,
      }),
    onSuccess: () => toast({ tone: "ok", title: say("added", { kind: typed.kind }) }),
    onError: (error) =>
      toast({ tone: "bad", title: say("notAdded"), description: userMessageOf(error, say("nothingLost")) }),
  });
  const line = (name: "kind" | "number" | "issuer") => (
    <Field
      label={say(`add.${name}`)}
      help={name === "kind" ? say("add.kindHelp") : undefined}
      error={missing(name) ? say("fault.needed") : undefined}
    >
      <TextInput
        value={typed[name]}
        maxLength={100}
        autoComplete="off"
        {...(name === "kind" && { list: known })}
        onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
      />
    </Field>
  );
  return (
    <SheetSection level={3} title={say("add.title")}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (holds) add.mutate();
        }}
      >
        <datalist id={known}>
          {KNOWN.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <div className="grid gap-4 sm:grid-cols-2">
          {line("kind")}
          {line("number")}
          {line("issuer")}
          <Field
            label={say("add.expires")}
            help={say("add.expiresHelp")}
            error={tried && ended ? say("fault.ended") : undefined}
            optional
          >
            <TextInput
              type="date"
              value={typed.expires}
              onChange={({ currentTarget }) => setTyped({ ...typed, expires: currentTarget.value })}
            />
          </Field>
        </div>
        {asksSystems && <Systems chosen={systemTypes} onChosen={setSystemTypes} />}
        {file === null ? (
          <FileUpload
            label={say("add.file")}
            kinds="both"
            camera
            room={1 - uploads.list.length}
            uploads={uploads}
            className="mt-4"
          />
        ) : (
          <p className="mt-4 flex items-center gap-3">
            <span className="min-w-0 break-words">{file.name}</span>
            <IconButton
              danger
              label={say("add.removeFile", { file: file.name })}
              icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setFile(null)}
            />
          </p>
        )}
        <p className="type-help mt-1 text-text-3">{say("add.fileHelp")}</p>
        <Button
          type="submit"
          variant="outline"
          className="mt-4"
          disabled={uploads.busy}
          busy={add.isPending}
          busyText={say("adding")}
        >
          {say("add")}
        </Button>
      </form>
    </SheetSection>
  );
}

interface SystemsProps {
  readonly chosen: readonly SystemType[];
  readonly onChosen: (chosen: readonly SystemType[]) => void;
}

/** Kinds of system that the paper stands for. */
const Systems = ({ chosen, onChosen }: SystemsProps) => (
  <fieldset className="mt-4">
    <legend className="type-label">{say("add.systems")}</legend>
    <div className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
      {SYSTEM_TYPES.map((type) => (
        <Checkbox
          key={type}
          label={say(`system.${type}`)}
          checked={chosen.includes(type)}
          onCheckedChange={(checked) =>
            onChosen(checked ? [...chosen, type] : chosen.filter((other) => other !== type))
          }
        />
      ))}
    </div>
    <p className="type-help text-text-3">{say("add.systemsHelp")}</p>
  </fieldset>
);
