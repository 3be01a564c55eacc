import { say } from "@sunwright/words/offers";
import { formatNumber } from "./format";
import "./quote-parts.css";

const SOURCES = { b: "battery", s: "sun", m: "mains", d: "dark" } as const;
const isSource = (cell: string): cell is keyof typeof SOURCES => Object.hasOwn(SOURCES, cell);

/** Seven nights of 14 hours: what carried each hour, and how many were dark. */
export function NightStrip({ nights }: { readonly nights: readonly string[] }) {
  const rows = nights.map((night) => night.split(""));
  const dark = rows.filter((cells) => cells.includes("d")).length;
  return (
    <figure className="night-strip">
      <div role="img" aria-label={say("nights", { dark })} className="night-strip-rows">
        <span className="night-strip-axis type-help" aria-hidden="true">
          <span>18</span>
          <span>00</span>
          <span>06</span>
        </span>
        {rows.map((cells, index) => {
          const hours = cells.filter((cell) => cell === "d").length;
          return (
            <span key={index} className="night-strip-row" data-dark={hours > 0 || undefined}>
              <span className="type-help">{formatNumber(index + 1)}</span>
              <span className="night-strip-cells">
                {cells.map((cell, hour) => (
                  <span key={hour} data-source={isSource(cell) ? SOURCES[cell] : "battery"} />
                ))}
              </span>
              <span className="night-strip-hours type-help">{hours > 0 ? say("nightDark", { hours }) : "·"}</span>
            </span>
          );
        })}
      </div>
      <figcaption className="night-strip-legend type-help">
        {(["b", "s", "m", "d"] as const)
          .filter((each) => nights.some((night) => night.includes(each)))
          .map((each) => (
            <span key={each}>
              <span className="night-strip-key" data-source={SOURCES[each]} aria-hidden="true" />
              {say(`source.${each}`)}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}
