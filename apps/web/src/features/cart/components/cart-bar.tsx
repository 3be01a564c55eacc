import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import type { CartOf } from "../../../lib/cart";
import { amountText } from "../../../lib/minor-money";
import { Link } from "../../../lib/routing/link";
import { buttonClass } from "../../../ui/button-class";
import { useBottomBar } from "../../../ui/use-bottom-bar";
import type { sumsOf } from "../model/totals";

interface CartBarProps {
  readonly currency: Currency;
  readonly sums: ReturnType<typeof sumsOf>;
  readonly project: CartOf;
}

/** On a phone the total stays at hand. */
export function CartBar({ currency, sums: { sums, total }, project }: CartBarProps) {
  const bar = useBottomBar<HTMLDivElement>();
  return (
    <div ref={bar} className="cart-bar -mx-4 mt-6">
      <span>
        <span className="block type-help text-text-2">{say("total", { shops: sums.length })}</span>
        <span className="type-h4">{amountText(total, currency)}</span>
      </span>
      <Link to="/checkout" search={project === undefined ? {} : { project }} className={buttonClass({})}>
        {say("checkout")}
      </Link>
    </div>
  );
}
