import type { Cart } from "@sunwright/contract/carts";
import { say } from "@sunwright/words/cart";
import { linesOfCart } from "../../../lib/cart";
import { writeClipboard } from "../../../lib/clipboard";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { writeShared } from "../model/shared-cart";

/** A link that holds products and pieces itself: nothing is stored, and nothing in it says whose cart it is. */
export function ShareCart({ cart }: { readonly cart: Pick<Cart, "shops"> }) {
  const search = new URLSearchParams({ shared: writeShared(linesOfCart(cart)) });
  const link = `${window.location.origin}/cart?${search.toString()}`;
  const copy = () =>
    writeClipboard(link).then(
      () => toast({ tone: "ok", title: say("shareCopied") }),
      () => toast({ tone: "bad", title: say("shareNotCopied") }),
    );
  return (
    <Dialog
      title={say("share")}
      description={say("shareWhat")}
      trigger={<button className="link type-small cursor-pointer">{say("share")}</button>}
      footer={<Button onClick={() => void copy()}>{say("shareCopy")}</Button>}
    >
      <Field label={say("shareLink")} className="mt-4">
        <TextInput readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </Field>
    </Dialog>
  );
}
