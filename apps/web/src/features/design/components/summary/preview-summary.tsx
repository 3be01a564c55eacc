import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/design";
import { busVoltageOf } from "@sunwright/engine/sizing/rule/bus-voltage";
import { priceOfProject, priceTrace } from "@sunwright/engine/sizing/explain/price-ladder";
import type { DesignPreview } from "@sunwright/engine/sizing/preview";
import type { Currency } from "@sunwright/engine/parameters/options";
import { panelPowerOf } from "@sunwright/engine/sizing/rule/results";
import { priceNote, priceShown } from "@sunwright/report/price-text";
import type { ReactNode } from "react";
import { formatNumber } from "../../../../lib/format";
import { Num } from "../../../../ui/num";
import { explanationOf } from "../../../../lib/explanation";
import { useShownPreview } from "../../../parameters/components/preview-context";

interface PreviewSummaryProps {
  readonly currency: Currency;
  /** Why there is no preview, in place of it. */
  readonly missing: string | null;
  /** The form holds a value out of its bounds: what is shown belongs to the last good ones. */
  readonly old: boolean;
}

/** What changes while the parameters are typed, by the engine the server uses. */
export function PreviewSummary({ currency, missing, old }: PreviewSummaryProps) {
  const design = useShownPreview()?.design;
  return (
    <div className="mt-6">
      <h3 className="type-h4">{say("preview.title")}</h3>
      <p className="mt-0.5 mb-2.5 type-help text-text-3">{old ? say("preview.old") : say("preview.notStored")}</p>
      {design && missing === null ? (
        <PreviewFigures design={design} currency={currency} />
      ) : (
        <p className="border-t border-line pt-3 type-small text-text-2">{missing ?? say("preview.computing")}</p>
      )}
    </div>
  );
}

function PreviewFigures({ design, currency }: { readonly design: DesignPreview; readonly currency: Currency }) {
  const { panels, battery, inverter } = design;
  const price = priceOfProject(design);
  const shown = priceShown(price, currency);
  const hasBattery = battery.governedBy !== "none";
  return (
    <>
      <dl>
        <Line
          label={say("panels")}
          detail={say("preview.panelCount", { count: formatNumber(panels.count.value), watts: panelPowerOf(panels) })}
        >
          <Num value={formatNumber(panels.capacity.value)} unit="W" explanation={explanationOf(panels.capacity)} />
        </Line>
        <Line
          label={say("battery")}
          detail={
            hasBattery
              ? say("preview.batteryBank", {
                  volts: busVoltageOf(design.basis.parameters),
                  ampHours: formatNumber(battery.ampHours.value),
                })
              : say("noBatteryNeeded")
          }
        >
          <Num
            value={formatNumber(battery.capacity.value)}
            unit={say("wattHours")}
            explanation={explanationOf(battery.capacity)}
          />
        </Line>
        <Line label={say("inverter")} detail={say("preview.inverterRule")}>
          <Num value={formatNumber(inverter.capacity.value)} unit="W" explanation={explanationOf(inverter.capacity)} />
        </Line>
        <Line label={say("preview.price")} detail={priceNote(price, currency)} total>
          <Num value={shown.value} currency={shown.currency} explanation={explanationOf(priceTrace(design, price))} />
        </Line>
      </dl>
      <PanelOrigin design={design} />
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly detail?: string;
  readonly total?: boolean;
  readonly children: ReactNode;
}

const Line = ({ label, detail, total, children }: LineProps) => (
  <div className="preview-line" data-total={total}>
    <dt>
      <span className="font-semibold">{label}</span>
      {detail && <span className="block type-help text-text-3">{detail}</span>}
    </dt>
    <dd>{children}</dd>
  </div>
);

function PanelOrigin({ design }: { readonly design: DesignPreview }) {
  const { capacity, plainRule } = design.panels;
  return (
    <div className="mt-1 rounded-3 bg-sunken px-4 py-3.5">
      <p className="type-label">{say("preview.panelOrigin", { watts: formatNumber(capacity.value) })}</p>
      <p className="equation mt-1">{tell(capacity.equation)}</p>
      <p className="mt-2.5 border-t border-line pt-2 type-help text-text-3">
        {say("preview.ruleOfThumb", { equation: tell(plainRule.equation) })}
      </p>
    </div>
  );
}
