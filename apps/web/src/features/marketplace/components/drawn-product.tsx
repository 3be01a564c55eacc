import type { Category } from "@sunwright/engine/procurement/specifications";
import { say } from "@sunwright/words/marketplace";
import { formatNumber } from "../../../lib/format";
import { PanelSheet } from "../../../ui/product-drawing/panel-sheet";
import { ProductDrawing } from "../../../ui/product-drawing/product-drawing";
import { figureOf, panelSize, type Spec } from "../../../ui/product-drawing/stated";
import { Sheet } from "../../../ui/sheet";

interface DrawnProductProps {
  readonly category: Category;
  readonly spec: Spec;
}

/** A product that its shop shows no picture of: drawn large, with the figures the drawing is made by. */
export function DrawnProduct({ category, spec }: DrawnProductProps) {
  const size = panelSize(spec);
  const isMeasured = category === "panel" && size.isStated;
  const area = figureOf(spec, "areaSquareMetres");
  return (
    <Sheet className="overflow-hidden">
      <div className="grid place-items-center p-6">
        {category === "panel" ? (
          <PanelSheet spec={spec} />
        ) : (
          <ProductDrawing category={category} spec={spec} size={260} />
        )}
      </div>
      <dl className="market-title-block">
        <Cell name={say("drawing")}>{category === "panel" ? say("drawing.sides") : say("drawing.front")}</Cell>
        {isMeasured && <Cell name={say("drawing.allIn")}>{say("drawing.millimetres")}</Cell>}
        {isMeasured && area !== null && (
          <Cell name={say("drawing.area")}>{say("drawing.squareMetres", { area: formatNumber(area, 2) })}</Cell>
        )}
        {!isMeasured && <Cell name={say("drawing.by")}>{say("drawing.notToScale")}</Cell>}
      </dl>
    </Sheet>
  );
}

const Cell = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div>
    <dt className="type-help text-text-2">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
