import { say } from "@sunwright/words/shop";
import type { Response } from "@sunwright/contract/endpoint";
import { listEquipment } from "@sunwright/contract/equipment";
import { fillShopProduct } from "@sunwright/contract/shop-products";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { type ProductForm, specTexts } from "../model/product-form";

type Hits = Response<typeof listEquipment>["parts"];

interface FillFromLibraryProps {
  readonly form: ProductForm;
  readonly onChange: (form: ProductForm) => void;
}

/** More than these are a reason to type more. */
const HITS = 8;

/**
 * A row of the equipment library, with its figures in place of those typed. Where a model has several, the one that is
 * meant is chosen: one variant beside another differs in what cables and fuses are sized by.
 */
export function FillFromLibrary({ form, onChange }: FillFromLibraryProps) {
  const [words, setWords] = useState("");
  const [hits, setHits] = useState<Hits>([]);
  const failed = (error: Error) =>
    toast({ tone: "bad", title: say("fillNothing"), description: userMessageOf(error, "") });
  const find = useMutation({
    mutationFn: () => call(listEquipment, { query: { q: words || `${form.brand} ${form.model}` } }),
    onSuccess: ({ parts }) => {
      const [first, second] = parts;
      setHits(second === undefined ? [] : parts.slice(0, HITS));
      if (first === undefined) toast({ tone: "warn", title: say("fillNothing") });
      else if (second === undefined) fill.mutate(first.id);
    },
    onError: failed,
  });
  const fill = useMutation({
    mutationFn: async (id: string) => ({
      id,
      product: await call(fillShopProduct, { params: { equipmentId: id } }),
    }),
    onSuccess: (found) => {
      setHits([]);
      const { category, brand, model, spec } = found.product;
      onChange({
        ...form,
        category,
        brand,
        model: model.slice(0, 100),
        name: form.name || `${brand} ${model}`.slice(0, 160),
        sku: form.sku || model.slice(0, 60),
        equipmentId: found.id,
        spec: specTexts(spec),
      });
      toast({ tone: "ok", title: say("filled", { part: `${brand} ${model}` }) });
    },
    onError: failed,
  });
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label={say("fillLabel")} help={say("fillHelp")} className="min-w-60 flex-1">
        <TextInput value={words} maxLength={100} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
      </Field>
      <Button
        variant="outline"
        className="sm:mt-7"
        busy={find.isPending || fill.isPending}
        onClick={() => find.mutate()}
      >
        {say("fill")}
      </Button>
      {hits.length > 0 && (
        <div className="basis-full" role="status">
          <p className="type-help">{say("fillWhich")}</p>
          <ul aria-label={say("fillWhich")} className="mt-1 grid gap-1">
            {hits.map(({ id, maker, model }) => (
              <li key={id}>
                <button type="button" className="link text-start" translate="no" onClick={() => fill.mutate(id)}>
                  {`${maker} ${model}`}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
