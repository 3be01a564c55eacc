import { say } from "@sunwright/words/account";
import { useQueryClient } from "@tanstack/react-query";
import { ImageUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { whatHappened } from "../../../lib/api-error";
import { useUser } from "../../../lib/current-user";
import { Avatar } from "../../../ui/avatar";
import { Button } from "../../../ui/button";
import { FileInput } from "../../../ui/file-input";
import { toast } from "../../../ui/toast-store";
import { savePicture } from "../api/account";
import { PictureUnreadable, resizePicture } from "../api/resize-picture";
import { FormSection } from "./form-section";

const UNREADABLE = say("picture.unreadable");
const NOT_REPLACED = say("picture.formerStays");

/** Made small in the browser: at most 100 kB leave the device. */
export function PictureField() {
  const user = useUser();
  const { busy, change } = usePicture();
  return (
    <FormSection title={say("picture.title")} hint={say("picture.hint")}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={`${user.firstName} ${user.lastName}`} src={user.profileImageUrl} size="lg" />
        <FileInput
          label={say("picture.file")}
          accept="image/png,image/jpeg,image/webp"
          onFile={(file) => void change(file)}
        >
          {(choose) => (
            <Button
              variant="outline"
              busy={busy}
              busyText={say("picture.uploading")}
              icon={<ImageUp size={17} strokeWidth={1.75} aria-hidden="true" />}
              onClick={choose}
            >
              {user.profileImageUrl === null ? say("picture.upload") : say("picture.change")}
            </Button>
          )}
        </FileInput>
        {user.profileImageUrl !== null && (
          <Button
            variant="ghost"
            icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void change(null)}
          >
            {say("picture.remove")}
          </Button>
        )}
      </div>
    </FormSection>
  );
}

function usePicture() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const change = async (file: File | null) => {
    setBusy(true);
    try {
      await savePicture(client, file === null ? null : await resizePicture(file));
      toast({ title: file === null ? say("picture.removed") : say("picture.saved") });
    } catch (error) {
      const description = error instanceof PictureUnreadable ? UNREADABLE : whatHappened(error, NOT_REPLACED);
      toast({ title: say("picture.notSaved"), description, tone: "bad" });
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}
