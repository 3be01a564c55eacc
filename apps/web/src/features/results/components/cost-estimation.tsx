import { say } from "@sunwright/words/results";
import type { CostDesign, Design } from "@sunwright/engine/sizing/inputs/design";
import type { Currency } from "@sunwright/engine/parameters/options";
import { notInLocalPrice } from "@sunwright/report/not-in-price";
import { type CostPart, costParts } from "@sunwright/report/result-text";
import { useState } from "react";
import { estimateFromUsd, moneyText, rateText } from "../../../lib/money";
import { Segmented } from "../../../ui/segmented";
import { Traced } from "./view";

interface CostEstimationProps {
  readonly cost: CostDesign;
  readonly design: Design;
  /** Of the project. */
  readonly currency: Currency;
}

/** In the chosen currency at the display rate, with the dollars it is kept in one tap away. */
export function CostEstimation({ cost, design, currency }: CostEstimationProps) {
  const [shown, setShown] = useState<Currency>(currency);
  const active = shown === "USD" ? "USD" : currency;
  const total = estimateFromUsd(cost.total.value, active);
  const dollars = moneyText(estimateFromUsd(cost.total.value, "USD"));
  const missing = notInLocalPrice(design);
  return (
    <div className="relative">
      {currency !== "USD" && (
        <Segmented
          label={say("estimateCurrency")}
          size="sm"
          className="absolute -top-8 right-0 w-[118px] print:hidden"
          value={active}
          onValueChange={setShown}
          options={[
            { value: currency, label: currency },
            { value: "USD", label: "USD" },
          ]}
        />
      )}
      <p className="mt-3">
        <Traced size={2} trace={cost.total} value={total.value} currency={total.currency} />
      </p>
      <p className="type-help text-text-3">
        {currency === "USD" ? say("estimateNote") : say("estimateNoteConverted", { dollars, rate: rateText(currency) })}
      </p>
      <CostBar cost={cost} />
      <dl className="facts">
        {costParts(cost, design).map(({ label, detail, trace, kind }) => (
          <CostLine key={label} label={label} detail={detail} trace={trace} kind={kind} currency={active} />
        ))}
      </dl>
      {missing && <p className="mt-2 type-help text-text-2">{missing}</p>}
    </div>
  );
}

/** The four parts as shares of the total; the list under it says the same in figures. */
const CostBar = ({ cost }: { readonly cost: CostDesign }) => (
  <div className="cost-bar" aria-hidden="true">
    <span data-kind="panels" style={{ flexGrow: cost.panels.value }} />
    {cost.batteries.value > 0 && <span data-kind="batteries" style={{ flexGrow: cost.batteries.value }} />}
    <span data-kind="inverter" style={{ flexGrow: cost.inverter.value }} />
    <span data-kind="installation" style={{ flexGrow: cost.installation.value }} />
  </div>
);

function CostLine({ label, detail, trace, kind, currency }: CostPart & { readonly currency: Currency }) {
  const amount = estimateFromUsd(trace.value, currency);
  return (
    <div>
      <dt>
        <span className="flex items-center gap-2">
          <i className="cost-mark" data-kind={kind} aria-hidden="true" />
          {label}
        </span>
        <span className="block pl-[18px] type-help text-text-3">{detail}</span>
      </dt>
      <dd>
        <Traced trace={trace} value={amount.value} currency={amount.currency} />
      </dd>
    </div>
  );
}
