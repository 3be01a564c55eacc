import { say } from "@sunwright/words/shop";
import { say as sayField } from "@sunwright/words/product-fields";
import type { Shop } from "@sunwright/contract/shops";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { asPart } from "@sunwright/engine/procurement/product-rows";
import { type FieldName, fieldsOf } from "@sunwright/engine/procurement/specifications";
import { Check, Minus } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { comparedBy, specificationLine } from "../../../lib/product-line";
import { ProductCardBody } from "../../../ui/product-card";
import { SectionRule } from "../../../ui/section-rule";
import type { ProductForm, Written } from "../model/product-form";
import { firstPublicPrice } from "../model/shown-product";

interface ProductPreviewProps {
  readonly form: ProductForm;
  /** What would be sent of it. */
  readonly body: Written;
  readonly shop: Shop;
}

type Spec = Readonly<Record<string, unknown>>;

/** The product as buyers will see it in a list, and which of its figures designs can use. */
export function ProductPreview({ form, body, shop }: ProductPreviewProps) {
  const { category, name, pictures } = form;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form writes an object of the category's fields
  const spec = body.spec as Spec;
  const figure = comparedBy(category, spec);
  const [opened] = useState(() => new Date());
  const price = firstPublicPrice(body, opened);
  const line = specificationLine(category, spec);
  const [first] = pictures;
  const town = placeOf(shop.town)?.name;
  const picture = first ? { small: `/api/files/${first.fileId}?size=small`, alternative: first.alternative } : null;
  return (
    <aside className="grid content-start gap-8">
      <section aria-label={say("preview")}>
        <SectionRule title={say("preview")} aside={say("preview.how")} />
        <div className="ui-product-card mt-4">
          <ProductCardBody
            category={category}
            spec={spec}
            picture={picture}
            title={
              <span className="type-h4 min-w-0 break-words">{name.trim() === "" ? say("preview.noName") : name}</span>
            }
            figure={figure && { value: formatNumber(figure.size.value, 1), unit: figure.size.unit }}
            line={line === "" ? sayField(`category.${category}`) : line}
            price={price === null ? null : amountText(price, shop.currency)}
            per={
              price === null
                ? say("preview.noPrice")
                : figure === null
                  ? sayField(`category.${category}`)
                  : say("preview.per", { amount: amountText(price / figure.value, shop.currency), unit: figure.unit })
            }
            shop={<span translate="no">{[shop.name, town ?? ""].filter((text) => text !== "").join(", ")}</span>}
            stock={say("preview.stock")}
          />
        </div>
      </section>
      <DesignFigures form={form} spec={spec} />
    </aside>
  );
}

/** Figures of the category: what is stated, and without what no design can take the product. */
function DesignFigures({ form: { category, brand, name }, spec }: { readonly form: ProductForm; readonly spec: Spec }) {
  const fields = fieldsOf(category);
  if (fields.length === 0) return null;
  const stated = fields.filter(([field]) => spec[field] !== undefined && spec[field] !== null);
  const part = asPart({ id: "", brand, name }, { category, spec });
  const needed: ReadonlySet<string> = new Set(part?.kind === "missing" ? part.fields : []);
  return (
    <section aria-label={say("designsUse")}>
      <SectionRule title={say("designsUse")} aside={say("stated", { count: stated.length, of: fields.length })} />
      <ul className="mt-2">
        {fields.map(([field, of]) => {
          const value = spec[field];
          const isStated = value !== undefined && value !== null;
          return (
            <li key={field} className="flex items-start gap-2 border-b border-line py-2 type-small">
              {isStated ? (
                <Check size={16} strokeWidth={2} aria-hidden="true" className="mt-1 flex-none text-ok" />
              ) : (
                <Minus size={16} strokeWidth={2} aria-hidden="true" className="mt-1 flex-none text-text-3" />
              )}
              <span className="min-w-0 flex-1">{sayField(`field.${nameOf(field)}`)}</span>
              <span className={needed.has(field) ? "flex-none font-semibold text-warn" : "flex-none"}>
                {isStated
                  ? textOf(value, of.kind === "choice" ? "" : of.unit)
                  : needed.has(field)
                    ? say("designsUse.needed")
                    : say("notStated")}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="type-help mt-3 text-text-2">
        {part === null
          ? say("designsUse.other")
          : needed.size > 0
            ? say("designsUse.missing")
            : say("designsUse.ready")}
      </p>
    </section>
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of categories are of these names
const nameOf = (field: string) => field as FieldName;

function textOf(value: unknown, unit: string): string {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const text = values
    .map((one) => (typeof one === "number" ? formatNumber(one, 2) : choiceText(String(one))))
    .join(", ");
  return unit === "" ? text : `${text} ${unit}`;
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- choices of categories have these names
const choiceText = (choice: string) => sayField(`choice.${choice}` as "choice.MPPT");
