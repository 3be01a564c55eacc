import { say } from "@sunwright/words/shop";
import { readShop, type Shop } from "@sunwright/contract/shops";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { read } from "../../../lib/api";
import { useHasFirm } from "../../../lib/own-firm";
import { usePageFrame } from "../../../lib/page-frame";
import { FirmAnswer } from "../../firm/components/firm-answer";
import { ShopBar } from "../shop-bar";
import "../shop.css";

/** The bar of a shop's rooms, and a page in one of them once it is known whose shop it is. */
export function ShopFrame({
  title,
  children,
}: {
  readonly title: string;
  readonly children: (shop: Shop) => ReactNode;
}) {
  usePageFrame({ title });
  const has = useHasFirm("shop");
  const answer = useQuery({ ...read(readShop), enabled: has === true });
  const texts = { loading: say("loading"), none: say("noShop"), notLoaded: say("notLoaded"), safe: say("safe") };
  return (
    <>
      <ShopBar name={answer.data?.name} />
      <div className="page-width pt-8 pb-18 max-sm:pt-5">
        <FirmAnswer answer={answer} has={has} missing="shop_not_found" texts={texts}>
          {children}
        </FirmAnswer>
      </div>
    </>
  );
}
