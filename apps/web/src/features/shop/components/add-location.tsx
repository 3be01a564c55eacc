import { say } from "@sunwright/words/shop";
import { addLocation } from "@sunwright/contract/stock";
import { NAME_MAX } from "@sunwright/contract/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { call } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { isSaidNowhere, reasonsAt } from "../../../lib/field-refusal";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { TownOfFirm } from "../../firm/components/town-of-firm";

const FIELDS = { name: ["location_taken", "too_many_locations"], town: [] } as const;

/** One more place where the shop keeps its goods. */
export function AddLocation() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [town, setTown] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const turn = (next: boolean) => {
    save.reset();
    setOpen(next);
    setName("");
    setTown(null);
    setTried(false);
  };
  const save = useMutation({
    mutationFn: () => call(addLocation, { body: { name: name.trim(), town } }),
    onSuccess: async () => {
      toast({ tone: "ok", title: say("locationAdded") });
      turn(false);
      await readAgain(client, addLocation);
    },
    onError: (error) => {
      if (isSaidNowhere(error, FIELDS))
        toast({ tone: "bad", title: say("locationNotAdded"), description: userMessageOf(error, say("safe")) });
    },
  });
  const reasons = reasonsAt(save.error, FIELDS);
  const isNameless = name.trim() === "";
  const submit = () => {
    setTried(true);
    if (!isNameless) save.mutate();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={turn}
      title={say("addLocation")}
      description={say("addLocationHelp")}
      trigger={
        <Button variant="outline" icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}>
          {say("addLocation")}
        </Button>
      }
      footer={
        <>
          <Button variant="outline" onClick={() => turn(false)}>
            {say("cancel")}
          </Button>
          <Button busy={save.isPending} busyText={say("saving")} onClick={submit}>
            {say("watchSave")}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <Field label={say("locationName")} error={tried && isNameless ? say("needed") : reasons["name"]}>
          <TextInput
            value={name}
            maxLength={NAME_MAX}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              save.reset();
            }}
          />
        </Field>
        <TownOfFirm
          label={say("locationTown")}
          help={say("locationTownHelp")}
          value={town}
          country={null}
          onChoose={(place) => setTown(place?.town ?? null)}
        />
      </div>
    </Dialog>
  );
}
