import { say } from "@sunwright/words/shop";
import {
  changeShopProduct,
  createShopProduct,
  type ProductEvent,
  readShopProduct,
  saveShopProduct,
  type ShopProduct,
} from "@sunwright/contract/shop-products";
import type { Shop } from "@sunwright/contract/shops";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call, read } from "../../lib/api";
import { userMessageOf } from "../../lib/api-error";
import { readAgain } from "../../lib/changes";
import { createIntention } from "../../lib/intention";
import { Link } from "../../lib/routing/link";
import { useNavigate } from "../../lib/routing/router";
import { Unsaved } from "./components/unsaved";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { ErrorRow } from "../../ui/error-row";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { toast } from "../../ui/toast-store";
import { ProductFields } from "./components/product-fields";
import { ProductPreview } from "./components/product-preview";
import { ProductStock } from "./components/product-stock";
import { ShopFrame } from "./components/shop-frame";
import { EMPTY, formOf, isPriced, withPublicPrice, writtenOf } from "./model/product-form";
import { TONE } from "./model/tone";

/** A product of the shop; null for one that is not saved yet. */
export const ShopProductPage = ({ productId }: { readonly productId: string | null }) => (
  <ShopFrame title={productId === null ? say("newProduct") : say("products")}>
    {(shop) => (productId === null ? <Editor shop={shop} product={null} /> : <Stored shop={shop} id={productId} />)}
  </ShopFrame>
);

function Stored({ shop, id }: { readonly shop: Shop; readonly id: string }) {
  const answer = useQuery(read(readShopProduct, { params: { productId: id } }));
  if (answer.data)
    return (
      <>
        <Editor key={`${id} ${answer.data.version}`} shop={shop} product={answer.data} />
        <ProductStock productId={id} />
      </>
    );
  if (answer.isError)
    return (
      <ErrorRow
        message={userMessageOf(answer.error, say("notLoaded"))}
        detail={say("safe")}
        onRetry={() => void answer.refetch()}
      />
    );
  return (
    <Delayed>
      <SkeletonRows rows={5} showLabel label={say("loading")} />
    </Delayed>
  );
}

interface EditorProps {
  readonly shop: Shop;
  readonly product: ShopProduct | null;
}

function Editor({ shop, product }: EditorProps) {
  const [form, setForm] = useState(() => (product === null ? EMPTY : formOf(product)));
  const [tried, setTried] = useState(false);
  const [keyFor] = useState(createIntention);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { body, faults } = writtenOf(form);
  const start = product === null ? EMPTY : formOf(product);
  const dirty = JSON.stringify(writtenOf(start).body) !== JSON.stringify(body);
  const failed = (error: Error) =>
    toast({ tone: "bad", title: say("notSaved"), description: userMessageOf(error, say("safe")) });
  const store = () =>
    product === null
      ? call(createShopProduct, { body, idempotencyKey: keyFor(body) })
      : call(saveShopProduct, { params: { productId: product.id }, body: { ...body, version: product.version } });
  const save = useMutation({
    mutationFn: store,
    onSuccess: async ({ id }) => {
      keyFor.fulfilled();
      toast({ tone: "ok", title: say("saved") });
      await readAgain(client, saveShopProduct);
      if (product === null) await navigate({ to: "/shop/products/$productId", params: { productId: id } });
    },
    onError: failed,
  });
  // What was typed is saved first: it is what the person sees and means.
  const change = useMutation({
    mutationFn: async (event: ProductEvent) => {
      if (dirty) await store();
      await call(changeShopProduct, { params: { productId: product?.id ?? "" }, body: { event } });
    },
    onError: failed,
    onSettled: () => readAgain(client, changeShopProduct),
  });
  const busy = save.isPending || change.isPending;
  const [refused, setRefused] = useState(0);
  const [selling, setSelling] = useState(product?.state === "published");
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const unpriced = tried && selling && !isPriced(body);
  /** Does it, or shows what keeps it from being done at the first field that is wrong. */
  const unless = (act: () => void, toSell: boolean) => {
    setTried(true);
    setSelling(toSell);
    const isLacking = toSell && !isPriced(body);
    if (isLacking) setForm(withPublicPrice);
    if (isLacking || Object.keys(faults).length > 0) setRefused((count) => count + 1);
    else act();
  };
  return (
    <form
      ref={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        unless(() => save.mutate(), product?.state === "published");
      }}
    >
      <Unsaved dirty={dirty} leaving={save.isSuccess || busy} />
      <Link to="/shop/products" className="link type-small">
        {say("products")}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="type-h1">{product?.name ?? say("newProduct")}</h1>
          {product && <Chip tone={TONE[product.state]}>{say(`state.${product.state}`)}</Chip>}
        </div>
        <div className="flex flex-wrap gap-3">
          {product?.events.map((event) => (
            <Button
              key={event}
              variant={event === "publish" || event === "resume" ? "primary" : "outline"}
              busy={busy}
              onClick={() => unless(() => change.mutate(event), event === "publish" || event === "resume")}
            >
              {say(`event.${event}`)}
            </Button>
          ))}
          <Button type="submit" variant="outline" busy={busy} busyText={say("saving")}>
            {say("saveDraft")}
          </Button>
        </div>
      </div>
      <div className="shop-editor">
        <ProductFields
          form={form}
          onChange={setForm}
          onEdit={setForm}
          faults={tried ? faults : {}}
          tried={tried}
          unpriced={unpriced}
          shop={shop}
          warnings={product?.warnings ?? []}
        />
        <ProductPreview form={form} body={body} shop={shop} />
      </div>
    </form>
  );
}
