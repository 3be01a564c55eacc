import { say } from "@sunwright/words/marketplace";
import type { StringVoltages } from "../model/string-line";

/** The voltages of a string on a line of volts: what it reaches, where the tracker works, what the input stands. */
export function StringLine({ voltages }: { readonly voltages: StringVoltages }) {
  const { hot, cold, trackerMin, trackerMax, limit, isKept, end } = voltages;
  const at = (volts: number) => `${(volts / end) * 100}%`;
  const span = (from: number, to: number) => ({ left: at(from), width: at(to - from) });
  return (
    <figure className="mt-3">
      <figcaption className="type-h4">{say("string.sentence", { hot, cold, limit })}</figcaption>
      <div className="string-line" aria-hidden="true">
        <div className="string-line-track">
          <span className="string-line-tracker" style={span(trackerMin, trackerMax)} />
          <span
            className={isKept ? "string-line-string" : "string-line-string string-line-broken"}
            style={span(hot, cold)}
          />
          <span className="string-line-limit" style={{ left: at(limit) }} />
        </div>
        <span className="string-line-above string-line-end" style={{ left: at(hot) }}>
          {say("string.volts", { volts: hot })}
        </span>
        <span className="string-line-above" style={{ left: at(cold) }}>
          {say("string.volts", { volts: cold })}
        </span>
        <span className="string-line-above string-line-middle" style={{ left: at(limit) }}>
          {say("string.limit")}
        </span>
        <span className="string-line-below" style={{ left: 0 }}>
          {say("string.volts", { volts: 0 })}
        </span>
        <span className="string-line-below string-line-middle" style={{ left: at((trackerMin + trackerMax) / 2) }}>
          {say("string.tracker", { least: trackerMin, most: trackerMax })}
        </span>
        <span className="string-line-below string-line-end" style={{ left: "100%" }}>
          {say("string.volts", { volts: end })}
        </span>
      </div>
    </figure>
  );
}
