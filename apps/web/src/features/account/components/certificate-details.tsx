import { say } from "@sunwright/words/account";
import { LINE_MAX, NAME_MAX } from "@sunwright/contract/limits";
import { useState } from "react";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { Chip } from "../../../ui/chip";
import { Field, FieldGroup } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { certificateEnd, NOTHING_SAID, withSaid } from "../model/certificates";
import type { Details } from "../model/details";

/** Number, last day and evidence of each certification that is held; all may be left out. */
export const CertificateDetails = ({ held }: { readonly held: readonly string[] }) => (
  <div className="grid gap-5">
    {held.map((name) => (
      <CertificateFields key={name} name={name} held={held} />
    ))}
  </div>
);

interface CertificateFieldsProps {
  readonly name: string;
  readonly held: readonly string[];
}

const BOXES = [
  { part: "number", label: say("certificate.number"), type: "text", maxLength: NAME_MAX },
  { part: "expires", label: say("certificate.validUntil"), type: "date" },
  { part: "evidence", label: say("certificate.evidence"), type: "url", maxLength: LINE_MAX, placeholder: "https://" },
] as const;

function CertificateFields({ name, held }: CertificateFieldsProps) {
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
    </FieldGroup>
  );
}

function End({ expires }: { readonly expires: string }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const end = certificateEnd(expires, today);
  return end && <Chip tone={end.tone}>{end.words}</Chip>;
}
