import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/designer";
import type { CandidateName } from "@sunwright/engine/designer/best-layout";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Switch } from "../../../ui/switch";
import { figures, Table, TableHead } from "../../../ui/table";
import { toast } from "../../../ui/toast-store";
import { ask } from "../api/engine";
import { panelsAt } from "../model/panel-layout";
import type { AskedRoof, Candidate } from "../model/question";
import type { OwnRules } from "@sunwright/engine/designer/best-layout";
import type { Designer } from "./use-designer";

const NAMES: Readonly<Record<CandidateName, string>> = {
  landscape: say("candidate.landscape"),
  portrait: say("candidate.portrait"),
  rows: say("candidate.rows"),
  both: say("candidate.both"),
  optimiser: say("candidate.optimizer"),
};

interface Found {
  readonly asked: AskedRoof;
  readonly candidates: readonly Candidate[];
  readonly shown: CandidateName;
}

interface LayoutTabProps {
  readonly designer: Designer;
  /** Of the project's roof; null takes usual distances. */
  readonly ownRules: OwnRules | null;
}

export function LayoutTab({ designer, ownRules }: LayoutTabProps) {
  const { design, dispatch, asked } = designer;
  const [found, setFound] = useState<Found | null>(null);
  const [searching, setSearching] = useState(false);
  const show = (candidate: Candidate) => dispatch({ kind: "panels", panels: panelsAt(candidate.panels, design.panel) });
  const generate = async (roof: AskedRoof) => {
    setSearching(true);
    try {
      const { candidates } = await ask<"layouts">({ kind: "layouts", ownRules, ...roof });
      const [best] = candidates;
      if (!best) return;
      show(best);
      setFound({ asked: roof, candidates, shown: best.name });
    } catch {
      toast({
        tone: "bad",
        title: say("search.failed"),
        description: say("search.layoutStays"),
      });
    } finally {
      setSearching(false);
    }
  };
  const current = found !== null && found.asked === asked && !design.auto;
  return (
    <div className="designer-tab">
      <Switch
        label={say("autoLayout")}
        help={say("autoLayout.help")}
        checked={design.auto}
        onCheckedChange={(on) => dispatch({ kind: "auto", on })}
      />
      <Button
        full
        disabled={design.auto || asked === null}
        busy={searching}
        busyText={say("search.running")}
        onClick={() => asked && void generate(asked)}
      >
        {say("search.start")}
      </Button>
      <p className="type-help text-text-3">
        {design.auto
          ? say("search.needsAutoOff")
          : ownRules
            ? say("search.keepsProjectDistances")
            : say("search.keepsUsualDistances")}
      </p>
      {current && (
        <Candidates
          found={found}
          onShow={(candidate) => {
            show(candidate);
            setFound({ ...found, shown: candidate.name });
          }}
        />
      )}
    </div>
  );
}

interface CandidatesProps {
  readonly found: Found;
  readonly onShow: (candidate: Candidate) => void;
}

/** All that were tried, the most energy first; each can be shown. */
function Candidates({ found: { candidates, shown }, onShow }: CandidatesProps) {
  const proof = candidates.find(({ name }) => name === shown)?.proof ?? null;
  return (
    <div className="designer-candidates">
      <Table caption={say("candidates.caption")}>
        <TableHead columns={[say("layout"), figures(say("panels")), figures(say("kilowattHoursAYear"))]} />
        <tbody>
          {candidates.map((candidate) => (
            <tr key={candidate.name}>
              <th scope="row">
                <button
                  type="button"
                  className="link"
                  aria-pressed={candidate.name === shown}
                  onClick={() => onShow(candidate)}
                >
                  {NAMES[candidate.name]}
                </button>
              </th>
              <td className="end">{formatNumber(candidate.panels.length)}</td>
              <td className="end">{formatNumber(candidate.energy)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {proof && <p className="type-help text-text-3">{tell(proof)}.</p>}
    </div>
  );
}
