import { say } from "@sunwright/words/prices";
import { userMessageOf } from "../../../lib/api-error";
import { useFindShops } from "../../../lib/known-price";
import { Button } from "../../../ui/button";
import { ErrorRow } from "../../../ui/error-row";

interface ShopsProps {
  readonly projectId: string;
}

/** Where it is not known what shops ask: says what asking does. */
export const ShopsAsked = ({ projectId }: ShopsProps) => (
  <div className="price-ask">
    <h4 className="type-h4">{say("rung.shops")}</h4>
    <p className="type-help text-text-2">{say("shops.why")}</p>
    <Ask projectId={projectId} text={say("shops.ask")} />
  </div>
);

/** Where it is known of an earlier day. */
export const ShopsAgain = ({ projectId }: ShopsProps) => <Ask projectId={projectId} text={say("shops.again")} />;

function Ask({ projectId, text }: ShopsProps & { readonly text: string }) {
  const find = useFindShops(projectId);
  return (
    <>
      <Button
        className="mt-2"
        size="sm"
        variant="outline"
        busy={find.isPending}
        busyText={say("shops.asking")}
        onClick={() => find.mutate()}
      >
        {text}
      </Button>
      {find.isError && <ErrorRow className="mt-3" message={userMessageOf(find.error, say("shops.failed"))} />}
    </>
  );
}
