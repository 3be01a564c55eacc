import type { ProductPicture, readMarketProduct } from "@sunwright/contract/marketplace";
import type { Response } from "@sunwright/contract/endpoint";
import { say } from "@sunwright/words/marketplace";
import { clsx } from "clsx";
import { useState } from "react";
import { Sheet } from "../../../ui/sheet";
import { DrawnProduct } from "./drawn-product";

type Product = Response<typeof readMarketProduct>;

/** The widths that pictures are kept in. [px] */
const setOf = ({ small, medium, large }: ProductPicture) => `${small} 320w, ${medium} 800w, ${large} 1600w`;

/** The pictures of a product: one large, the others to choose from; a drawing by its specification where it has none. */
export function ProductGallery({ product: { pictures, category, spec, name } }: { readonly product: Product }) {
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0];
  if (shown === undefined) return <DrawnProduct category={category} spec={spec} />;
  const alternativeOf = (picture: ProductPicture) => (picture.alternative === "" ? name : picture.alternative);
  return (
    <div className="grid min-w-0 gap-3">
      <Sheet className="overflow-hidden">
        <img
          src={shown.medium}
          srcSet={setOf(shown)}
          sizes="min(100vw,640px)"
          alt={alternativeOf(shown)}
          translate="no"
          className="market-large"
        />
      </Sheet>
      {pictures.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.small}>
              <button
                type="button"
                aria-label={say("showPicture", { number: index + 1 })}
                aria-pressed={picture === shown}
                className={clsx("market-thumb", picture === shown && "market-thumb-on")}
                onClick={() => setChosen(index)}
              >
                <img src={picture.small} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
