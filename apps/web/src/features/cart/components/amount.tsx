import type { Currency } from "@sunwright/engine/parameters/options";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { amountText } from "../../../lib/minor-money";

interface AmountRowProps {
  readonly name: ReactNode;
  /** [minor units] */
  readonly minor: number;
  readonly currency: Currency;
  readonly small?: boolean;
}

/** A name and what it costs. */
export const AmountRow = ({ name, minor, currency, small = false }: AmountRowProps) => (
  <div className={clsx("cart-row", small && "type-help")}>
    <dt className="min-w-0 break-words text-text-2">{name}</dt>
    <dd className="font-medium">{amountText(minor, currency)}</dd>
  </div>
);
