import { say } from "@sunwright/words/roof";
import type { PanelPlacement, RoofProof } from "@sunwright/contract/roof";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { proofWords, ruleWords, searchWords } from "../model/proof-words";
import { explanationOf } from "../../../lib/explanation";

interface BoundBarProps {
  readonly placement: PanelPlacement;
  readonly proof: RoofProof;
}

/** What was placed, against what is proved to be the most and what the area alone would allow. */
export function BoundBar({ placement, proof }: BoundBarProps) {
  const count = placement.optimizedLayout.length;
  const most = proof.panels ?? count;
  const scale = Math.max(proof.panelsByArea, most, count, 1);
  const share = (panels: number) => `${(100 * panels) / scale}%`;
  return (
    <div className="roof-bound">
      {proof.panels !== null && (
        <p className="type-label roof-bound-top">{say("provedBound", { panels: proof.panels })}</p>
      )}
      <div className="roof-bound-bar" aria-hidden="true">
        <span className="roof-bound-placed" style={{ width: share(count) }}>
          {say("placedInBar", { panels: count })}
        </span>
        <span className="roof-bound-open" style={{ width: share(Math.max(0, most - count)) }} />
        {proof.panels !== null && <span className="roof-bound-mark" style={{ left: share(most) }} />}
      </div>
      <p className="type-help text-text-3 roof-bound-area">{say("byAreaAlone", { panels: proof.panelsByArea })}</p>
      <p className="roof-proof type-small">{proofWords(placement, proof)}</p>
      {ruleWords(placement, proof).map((text) => (
        <p key={text} className="type-small text-text-2">
          {text}
        </p>
      ))}
      <dl className="roof-figures">
        <div>
          <dt>{say("noLayoutYieldsMoreThan")}</dt>
          <dd>
            <Num
              value={formatNumber(proof.upperBound.value)}
              unit={say("kwhPerYear")}
              explanation={explanationOf(proof.upperBound)}
            />
          </dd>
        </div>
        {!proof.optimal && (
          <div>
            <dt>{say("lacksAtMost")}</dt>
            <dd>
              <Num
                value={formatNumber(proof.gapPercent.value, 2)}
                unit="%"
                explanation={explanationOf(proof.gapPercent)}
              />
            </dd>
          </div>
        )}
      </dl>
      <p className="type-help text-text-3">{searchWords(proof)}</p>
      <p className="sr-only">{say("panelsPlaced", { panels: count })}</p>
    </div>
  );
}
