import { say } from "@sunwright/words/account";
import { CERTIFICATIONS } from "@sunwright/contract/accounts";
import { LOCAL_CERTIFICATIONS } from "@sunwright/engine/countries/licences";
import { LINE_MAX, LIST_MAX } from "@sunwright/contract/limits";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useSession } from "../../../lib/current-user";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Field, FieldGroup } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { withoutSaid } from "../model/certificates";
import type { Details } from "../model/details";
import { CertificateDetails } from "./certificate-details";

const LISTED: readonly string[] = [...CERTIFICATIONS, ...LOCAL_CERTIFICATIONS];

/** The specification's six, local ones beside them, and whatever else somebody holds. */
export function CertificationFields() {
  const { control } = useFormContext<Details>();
  const { field, fieldState } = useController({ control, name: "certifications" });
  const { user } = useSession();
  const own = field.value.filter((name) => !LISTED.includes(name));
  const certificates = useController({ control, name: "certificates" }).field;
  const set = (name: string, held: boolean) => {
    field.onChange(held ? [...field.value, name] : field.value.filter((other) => other !== name));
    if (!held) certificates.onChange(withoutSaid(certificates.value, name));
  };
  const boxes = (names: readonly string[]) => (
    <div className="grid gap-x-5 sm:grid-cols-2 sm:gap-y-2.5">
      {names.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={field.value.includes(name)}
          onCheckedChange={(held) => set(name, held)}
        />
      ))}
    </div>
  );
  return (
    <div className="mt-6 grid gap-5">
      <FieldGroup label={say("certifications")} error={fieldState.error?.message}>
        {boxes(CERTIFICATIONS)}
      </FieldGroup>
      <FieldGroup label={say("localCertifications")}>{boxes(LOCAL_CERTIFICATIONS)}</FieldGroup>
      {own.length > 0 && <FieldGroup label={say("yourOtherCertifications")}>{boxes(own)}</FieldGroup>}
      {field.value.length < LIST_MAX && <OtherCertification held={field.value} onAdd={(name) => set(name, true)} />}
      {field.value.length > 0 && <CertificateDetails held={field.value} withFiles={user !== null} />}
    </div>
  );
}

function OtherCertification({ held, onAdd }: { held: readonly string[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState("");
  const add = () => {
    const trimmed = name.trim();
    if (trimmed !== "" && !held.includes(trimmed)) onAdd(trimmed);
    setName("");
  };
  return (
    <Field label={say("anotherCertification")} optional>
      <div className="flex gap-3">
        <TextInput
          value={name}
          maxLength={LINE_MAX}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter would send the whole form.
            event.preventDefault();
            add();
          }}
        />
        <Button variant="outline" icon={<Plus size={17} strokeWidth={1.75} aria-hidden="true" />} onClick={add}>
          {say("add")}
        </Button>
      </div>
    </Field>
  );
}
