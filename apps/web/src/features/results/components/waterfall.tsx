import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/results";
import { waterfallRows, waysOfSizing } from "@sunwright/report/result-text";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { formatNumber } from "../../../lib/format";
import { Traced, View } from "./view";

/** From the rule of thumb to the capacity of this design, step by step. */
export function Waterfall({ design }: { readonly design: Design }) {
  const rows = waterfallRows(design);
  const { plainRule, capacity } = design.panels;
  // At least a watt, so that a house without a load divides by something.
  const top = Math.max(1, plainRule.value, capacity.value, ...rows.map(({ from, to }) => Math.max(from, to)));
  return (
    <View
      ruled
      letter="H"
      title={say("panelCapacitySteps")}
      fold={{ figure: `${formatNumber(capacity.value)} ${say("unit.w")}`, everywhere: true }}
    >
      <table className="waterfall">
        <caption className="sr-only">{say("panelCapacityTable")}</caption>
        <colgroup>
          <col className="w-[44%]" />
          <col />
          <col className="w-[92px]" />
        </colgroup>
        <tbody>
          <tr>
            <th scope="row">{say("ruleOfThumb")}</th>
            <td className="waterfall-bar">
              <Bar from={0} to={plainRule.value} top={top} kind="total" />
            </td>
            <td>
              <Traced trace={plainRule} value={formatNumber(plainRule.value)} unit={say("unit.w")} />
            </td>
          </tr>
          {rows.map(({ label, change, because, from, to }) => (
            <tr key={tell(label)}>
              <th scope="row">
                {tell(label)} <span className="type-help text-text-3">{tell(because)}</span>
              </th>
              <td className="waterfall-bar">
                <Bar from={from} to={to} top={top} kind={change < 0 ? "less" : "more"} />
              </td>
              <td className="figure">
                {change > 0 ? "+ " : "− "}
                {formatNumber(Math.abs(change))}
              </td>
            </tr>
          ))}
          <tr className="waterfall-total">
            <th scope="row">{say("panelCapacity")}</th>
            <td className="waterfall-bar">
              <Bar from={0} to={capacity.value} top={top} kind="total" />
            </td>
            <td>
              <Traced trace={capacity} value={formatNumber(capacity.value)} unit={say("unit.w")} />
            </td>
          </tr>
        </tbody>
      </table>
      <RuleAndSearch design={design} />
    </View>
  );
}

/** What the rule of thumb, the standard's chain and the search each come to, for panels and battery. */
function RuleAndSearch({ design }: { readonly design: Design }) {
  const hasBattery = design.battery.governedBy !== "none";
  return (
    <table className="remedies mt-5">
      <caption className="type-h4 text-left">{say("waysOfSizing")}</caption>
      <thead>
        <tr className="text-text-3">
          <th scope="col" className="text-left! pl-0!">
            {say("wayOfSizing")}
          </th>
          <th scope="col">{say("panels")}</th>
          {hasBattery && <th scope="col">{say("battery")}</th>}
        </tr>
      </thead>
      <tbody>
        {waysOfSizing(design).map(({ name, array, bank }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Traced trace={array} value={formatNumber(array.value)} unit={say("unit.w")} />
            </td>
            {hasBattery && (
              <td>
                {bank ? (
                  <Traced trace={bank} value={formatNumber(bank.value)} unit={say("unit.wh")} />
                ) : (
                  say("noBatteryStated")
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BarProps {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly kind: "total" | "more" | "less";
}

const Bar = ({ from, to, top, kind }: BarProps) => (
  <span
    aria-hidden="true"
    className="waterfall-piece"
    data-kind={kind}
    style={{ left: `${(Math.min(from, to) / top) * 100}%`, width: `${(Math.abs(to - from) / top) * 100}%` }}
  />
);
