import { say } from "@sunwright/words/shop";
import type { ShopProduct } from "@sunwright/contract/shop-products";
import { ArrowLeft, ArrowRight, Trash2 } from "lucide-react";
import { useUploads } from "../../../lib/use-uploads";
import { Field } from "../../../ui/field";
import { FileUpload } from "../../../ui/file-upload";
import { IconButton } from "../../../ui/icon-button";
import { TextInput } from "../../../ui/text-input";

type Pictures = ShopProduct["pictures"];
/** As the contract bounds them, whose file would bring zod along. */
const MOST = 8;

interface ProductPicturesProps {
  readonly pictures: Pictures;
  /** Changes what there is now: an upload ends when it ends. */
  readonly onChange: (change: (before: Pictures) => Pictures) => void;
}

/** What a product looks like, in the order buyers see it. */
export function ProductPictures({ pictures, onChange }: ProductPicturesProps) {
  const uploads = useUploads({
    owner: "firm",
    onStored: ({ id }) =>
      onChange((before) =>
        before.some(({ fileId }) => fileId === id) ? before : [...before, { fileId: id, alternative: "" }],
      ),
  });
  const move = (from: number, to: number) =>
    onChange((before) => {
      const moved = [...before];
      moved.splice(to, 0, ...moved.splice(from, 1));
      return moved;
    });
  return (
    <div className="mt-5 grid gap-3">
      <div className="flex items-baseline justify-between">
        <h3 className="type-h4">{say("pictures")}</h3>
        <span className="type-help text-text-2">{say("picturesCount", { count: pictures.length, of: MOST })}</span>
      </div>
      {pictures.length > 0 && (
        <ol className="shop-pictures">
          {pictures.map(({ fileId, alternative }, index) => (
            <li key={fileId} className="grid content-start gap-2">
              <img
                src={`/api/files/${fileId}?size=small`}
                alt={alternative === "" ? say("pictureNumber", { number: index + 1 }) : alternative}
                className="shop-picture"
              />
              <Field label={say("alternative")}>
                <TextInput
                  value={alternative}
                  maxLength={200}
                  onChange={({ currentTarget: { value } }) =>
                    onChange((before) =>
                      before.map((each) => (each.fileId === fileId ? { ...each, alternative: value } : each)),
                    )
                  }
                />
              </Field>
              <div className="flex gap-1">
                <IconButton
                  label={say("pictureForward", { number: index + 1 })}
                  icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={say("pictureBack", { number: index + 1 })}
                  icon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />}
                  disabled={index === pictures.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  label={say("pictureRemove", { number: index + 1 })}
                  icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                  danger
                  onClick={() => onChange((before) => before.filter((each) => each.fileId !== fileId))}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <FileUpload
        label={say("addPictures")}
        kinds="picture"
        camera
        room={MOST - pictures.length - uploads.list.length}
        uploads={uploads}
      />
    </div>
  );
}
