import type { SharedPart } from "@sunwright/contract/request-states";
import type { RoadUnit } from "@sunwright/engine/countries/road-unit";
import { say } from "@sunwright/words/requests";
import { clsx } from "clsx";
import { Lock } from "lucide-react";
import { Switch } from "../../../ui/switch";

/** From which stage on something is shown: with the request, on acceptance, with an accepted offer, never. */
type Stage = 0 | 1 | 2 | 3;
const STAGES = ["shared.request", "shared.accepts", "shared.offer"] as const;
const GROUPS = [...STAGES, "shared.never"] as const;

interface Row {
  readonly name: string;
  readonly line: string;
  readonly from: Stage;
  /** The homeowner may keep it back. */
  readonly part?: SharedPart;
}

/** What a request shows of a design, in words. */
export interface SharedFigures {
  readonly design: string;
  readonly loads: string;
  /** Null where none was drawn. */
  readonly roof: string | null;
  readonly place: string;
  /** What roads are counted in where the house stands. */
  readonly unit: RoadUnit;
}

interface PartSharedProps {
  readonly figures: SharedFigures;
  readonly shares: Readonly<Record<SharedPart, boolean>>;
  readonly onShare: (part: SharedPart, shared: boolean) => void;
}

const rowsOf = ({ design, loads, roof, place, unit }: SharedFigures): readonly Row[] => [
  { name: say("part.design"), line: design, from: 0 },
  { name: say("part.loads"), line: loads, from: 0, part: "loads" },
  {
    name: say("part.roof"),
    line: roof ?? say("part.roof.none"),
    from: 0,
    part: "roof",
  },
  { name: say("part.area"), line: say("part.area.line", { place, unit }), from: 0 },
  { name: say("part.supply"), line: say("part.supply.line"), from: 0, part: "supply" },
  { name: say("part.contact"), line: say("part.contact.line"), from: 1 },
  { name: say("part.address"), line: say("part.address.line"), from: 2 },
  { name: say("part.private"), line: say("part.private.line"), from: 3 },
];

/** Who is shown what, and from when on. On a phone it stands under the name of its stage. */
export function PartShared({ figures, shares, onShare }: PartSharedProps) {
  const rows = rowsOf(figures);
  return (
    <>
      <div className="share-head type-label max-sm:hidden" aria-hidden="true">
        <span />
        {STAGES.map((stage) => (
          <span key={stage}>{say(stage)}</span>
        ))}
        <span />
      </div>
      {([0, 1, 2, 3] as const).map((stage) => (
        <section key={stage} aria-label={say(GROUPS[stage])}>
          <h3 className="share-stage type-label sm:hidden">{say(GROUPS[stage])}</h3>
          <ul>
            {rows
              .filter(({ from }) => from === stage)
              .map((row) => (
                <SharedRow key={row.name} row={row} shares={shares} onShare={onShare} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function SharedRow({ row, shares, onShare }: Omit<PartSharedProps, "figures"> & { readonly row: Row }) {
  const { name, line, from, part } = row;
  const shared = part === undefined || shares[part];
  return (
    <li className="request-share-row">
      <div className="min-w-0">
        <div className="type-h4">{name}</div>
        <p className="type-help break-words text-text-3">{line}</p>
      </div>
      {STAGES.map((stage, index) => (
        <span key={stage} className="share-cell max-sm:hidden">
          <span className={clsx("share-bar", shared && index >= from && "share-bar-on")} />
          <span className="ui-visually-hidden">
            {say(stage)}: {shared && index >= from ? say("shared.shown") : say("shared.notShown")}
          </span>
        </span>
      ))}
      {part === undefined ? (
        <Lock size={18} strokeWidth={1.75} role="img" aria-label={say("shared.always")} className="share-lock" />
      ) : (
        <Switch
          className="share-switch"
          label={<span className="ui-visually-hidden">{name}</span>}
          checked={shared}
          onCheckedChange={(on) => onShare(part, on)}
        />
      )}
    </li>
  );
}
