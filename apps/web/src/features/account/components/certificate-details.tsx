import { say } from "@sunwright/words/account";
import { LINE_MAX, NAME_MAX } from "@sunwright/contract/limits";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { useUploads } from "../../../lib/use-uploads";
import { Chip } from "../../../ui/chip";
import { Field, FieldGroup } from "../../../ui/field";
import { FileUpload } from "../../../ui/file-upload";
import { IconButton } from "../../../ui/icon-button";
import { today } from "../../../lib/today";
import { TextInput } from "../../../ui/text-input";
import { certificateEnd, NOTHING_SAID, withSaid } from "../model/certificates";
import type { Details } from "../model/details";

/** Number, last day and evidence of each certification that is held; all may be left out. */
export const CertificateDetails = ({ held, withFiles }: Omit<CertificateFieldsProps, "name">) => (
  <div className="grid gap-5">
    {held.map((name) => (
      <CertificateFields key={name} name={name} held={held} withFiles={withFiles} />
    ))}
  </div>
);

interface CertificateFieldsProps {
  /** Who has an account stores the document with it. */
  readonly withFiles: boolean;
  readonly name: string;
  readonly held: readonly string[];
}

const BOXES = [
  { part: "number", label: say("certificate.number"), type: "text", maxLength: NAME_MAX },
  { part: "expires", label: say("certificate.validUntil"), type: "date" },
  { part: "evidence", label: say("certificate.evidence"), type: "url", maxLength: LINE_MAX, placeholder: "https://" },
] as const;

function CertificateFields({ name, held, withFiles }: CertificateFieldsProps) {
  const { control } = useFormContext<Details>();
  const { field } = useController({ control, name: "certificates" });
  const { errors } = useFormState({ control, name: "certificates" });
  const index = field.value.findIndex((one) => one.name === name);
  const said = field.value[index] ?? NOTHING_SAID;
  const messages = index < 0 ? undefined : errors.certificates?.[index];
  return (
    <FieldGroup label={name}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-3 sm:grid-cols-[1fr_1fr_1.4fr]">
        {BOXES.map(({ part, label, ...box }) => (
          <Field
            key={part}
            label={label}
            optional
            error={messages?.[part]?.message}
            help={part === "evidence" ? say("certificate.evidenceHelp") : undefined}
            aside={part === "expires" ? <End expires={said.expires} /> : undefined}
          >
            <TextInput
              {...box}
              autoComplete="off"
              value={said[part]}
              onBlur={field.onBlur}
              onChange={({ target }) => field.onChange(withSaid(field.value, held, name, { [part]: target.value }))}
            />
          </Field>
        ))}
      </div>
      {withFiles && <Evidence name={name} held={held} />}
    </FieldGroup>
  );
}

/** The document itself, stored with the account: nobody but its person opens it. */
function Evidence({ name, held }: Pick<CertificateFieldsProps, "name" | "held">) {
  const { control, getValues } = useFormContext<Details>();
  const { field } = useController({ control, name: "certificates" });
  const put = (fileId: string | undefined) =>
    field.onChange(withSaid(getValues("certificates"), held, name, { fileId }));
  const uploads = useUploads({ owner: "account", onStored: ({ id }) => put(id) });
  const fileId = field.value.find((one) => one.name === name)?.fileId;
  if (fileId === undefined) {
    return (
      <FileUpload
        label={say("certificate.addFile", { name })}
        kinds="both"
        camera
        room={1 - uploads.list.length}
        uploads={uploads}
        className="mt-3"
      />
    );
  }
  return (
    <p className="mt-3 flex items-center gap-3">
      <a href={`/api/files/${fileId}?size=large`} target="_blank" rel="noreferrer" className="link">
        {say("certificate.openFile")}
      </a>
      <IconButton
        label={say("certificate.removeFile", { name })}
        icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        danger
        onClick={() => put(undefined)}
      />
    </p>
  );
}

function End({ expires }: { readonly expires: string }) {
  const [day] = useState(today);
  const end = certificateEnd(expires, day);
  return end && <Chip tone={end.tone}>{end.words}</Chip>;
}
