import { say } from "@sunwright/words/dashboards";
import type { StockLeft as Stock } from "@sunwright/contract/dashboards";
import { clsx } from "clsx";
import { asShown, formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { SectionRule } from "../../../ui/section-rule";

/** Assumption: a reorder takes a week and a half from wholesaler to shelf. [days] */
const SCARCE = 10;
/** What a whole bar stands for. [days] */
const WHOLE_BAR = 100;

export const StockLeft = ({ stock }: { readonly stock: readonly Stock[] }) => (
  <section>
    <SectionRule title={say("stock.title")} aside={say("stock.atCurrentPace")} />
    {stock.length === 0 ? (
      <p className="type-small mt-3 text-text-2">{say("stock.none")}</p>
    ) : (
      <ul className="mt-3 grid gap-3.5">
        {stock.map((item, index) => (
          <Item key={index} {...item} />
        ))}
      </ul>
    )}
  </section>
);

function Item({ product, units, daysLeft }: Stock) {
  const days = asShown(daysLeft);
  const scarce = days < SCARCE;
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <span className="type-small">{product}</span>
        <Num value={formatNumber(daysLeft)} unit={say("stock.days", { days })} className={clsx(scarce && "text-bad")} />
      </div>
      <div className="dashboard-bar" aria-hidden="true">
        <div
          className={scarce ? "bg-bad" : "bg-text-2"}
          style={{ width: `${Math.min(100, (daysLeft / WHOLE_BAR) * 100)}%` }}
        />
      </div>
      <span className="type-help text-text-3">
        {scarce ? say("stock.unitsScarce", { units }) : say("stock.units", { units })}
      </span>
    </li>
  );
}
