import { say } from "@sunwright/words/shop";
import type { ShopProduct } from "@sunwright/contract/shop-products";
import { FileText, Trash2 } from "lucide-react";
import { useUploads } from "../../../lib/use-uploads";
import { Field } from "../../../ui/field";
import { FileUpload } from "../../../ui/file-upload";
import { IconButton } from "../../../ui/icon-button";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";

type Documents = ShopProduct["documents"];
/** As the contract bounds them, whose file would bring zod along. */
const MOST = 6;
const TITLE_MAX = 100;

interface ProductDocumentsProps {
  readonly documents: Documents;
  readonly onChange: (change: (before: Documents) => Documents) => void;
}

/** Datasheets and certificates that buyers can download. */
export function ProductDocuments({ documents, onChange }: ProductDocumentsProps) {
  const uploads = useUploads({
    owner: "firm",
    onStored: ({ id, name }) =>
      onChange((before) =>
        before.some(({ fileId }) => fileId === id)
          ? before
          : [...before, { fileId: id, kind: "datasheet", title: name.replace(/\.pdf$/i, "").slice(0, TITLE_MAX) }],
      ),
  });
  const set = (fileId: string, part: Partial<Documents[number]>) =>
    onChange((before) => before.map((each) => (each.fileId === fileId ? { ...each, ...part } : each)));
  const kinds = (["datasheet", "certificate"] as const).map((value) => ({ value, label: say(`document.${value}`) }));
  return (
    <div className="grid gap-4">
      {documents.map(({ fileId, kind, title }) => (
        <div key={fileId} className="shop-document">
          <FileText size={20} strokeWidth={1.75} aria-hidden="true" className="mb-3" />
          <Field label={say("documentTitle")} error={title.trim() === "" ? say("needed") : undefined}>
            <TextInput
              value={title}
              maxLength={TITLE_MAX}
              onChange={({ currentTarget: { value } }) => set(fileId, { title: value })}
            />
          </Field>
          <Field label={say("documentKind")}>
            <Select value={kind} options={kinds} onValueChange={(value) => set(fileId, { kind: value })} />
          </Field>
          <IconButton
            label={say("documentRemove", { title })}
            icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
            danger
            onClick={() => onChange((before) => before.filter((each) => each.fileId !== fileId))}
          />
        </div>
      ))}
      <FileUpload
        label={say("addDocuments")}
        kinds="pdf"
        room={MOST - documents.length - uploads.list.length}
        uploads={uploads}
      />
    </div>
  );
}
