import { say } from "@sunwright/words/prices";
import { userMessageOf } from "../../../lib/api-error";
import { useProjectPrice, useUpdatePrice } from "../../../lib/known-price";
import { Switch } from "../../../ui/switch";

/** Whether links show what was offered and agreed: of all links of the project, not of the one that is made. */
export function ShownPrice({ projectId }: { readonly projectId: string }) {
  const price = useProjectPrice({ id: projectId });
  const update = useUpdatePrice(projectId);
  if (price === null) return null;
  return (
    <div>
      <Switch
        label={<span className="font-semibold">{say("links.show")}</span>}
        help={say("links.help")}
        checked={price.shown}
        onCheckedChange={(shown) => update.mutate({ shown })}
      />
      {update.isError && (
        <p role="alert" className="mt-2 type-help text-bad">
          {userMessageOf(update.error, say("links.failed"))}
        </p>
      )}
    </div>
  );
}
