import { say } from "@sunwright/words/shop";
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

interface FillFromLibraryProps {
  readonly form: ProductForm;
  readonly onChange: (form: ProductForm) => void;
}

/** The best row of the equipment library for a model, with its figures in place of those typed. */
export function FillFromLibrary({ form, onChange }: FillFromLibraryProps) {
  const [words, setWords] = useState("");
  const fill = useMutation({
    mutationFn: async () => {
      const { parts } = await call(listEquipment, { query: { q: words || `${form.brand} ${form.model}` } });
      const [part] = parts;
      if (part === undefined) return null;
      return { id: part.id, product: await call(fillShopProduct, { params: { equipmentId: part.id } }) };
    },
    onSuccess: (found) => {
      if (found === null) {
        toast({ tone: "warn", title: say("fillNothing") });
        return;
      }
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
    onError: (error) => toast({ tone: "bad", title: say("fillNothing"), description: userMessageOf(error, "") }),
  });
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label={say("fillLabel")} help={say("fillHelp")} className="min-w-60 flex-1">
        <TextInput value={words} maxLength={100} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
      </Field>
      <Button variant="outline" className="sm:mt-7" busy={fill.isPending} onClick={() => fill.mutate()}>
        {say("fill")}
      </Button>
    </div>
  );
}
