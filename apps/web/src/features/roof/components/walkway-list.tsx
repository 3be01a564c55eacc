import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/roof";
import { rich } from "../../../lib/rich";
import { ROOF_RULE_MAX, ROOF_SIDE_MAX, WALKWAYS_MAX } from "@sunwright/contract/limits";
import type { WalkwayDirection } from "@sunwright/contract/roof-options";
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { Segmented } from "../../../ui/segmented";
import type { CountryRules } from "../model/country-rules";
import { changeWalkway, newWalkway, type WalkwayForm } from "../model/form";
import { freshId } from "../model/fresh-id";
import type { RoofBoard } from "./use-roof";

interface WalkwayListProps {
  readonly board: RoofBoard;
  /** How wide the country has them. */
  readonly usual: CountryRules["walkway"];
}

/** Strips that stay free for feet, for sweeping snow or putting out fires. */
export function WalkwayList({ board, usual }: WalkwayListProps) {
  const { walkways } = board.form;
  const add = () => {
    const id = freshId(
      walkways.map((one) => one.id),
      "walkway",
    );
    board.setForm((form) => ({ ...form, walkways: [...form.walkways, newWalkway(form, id, usual.width)] }));
    board.select({ kind: "walkway", id });
  };
  return (
    <section className="roof-walkways" aria-label={say("walkways")}>
      <div className="roof-walkways-head">
        <h2 className="type-h4">{say("walkways")}</h2>
        <Button
          variant="outline"
          size="sm"
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={walkways.length >= WALKWAYS_MAX}
          onClick={add}
        >
          {rich(say, "addWalkway", { reader })}
        </Button>
      </div>
      <p className="type-help text-text-3">{tell(usual.source)}</p>
      {walkways.length > 0 && (
        <ul>
          {walkways.map((walkway, index) => (
            <WalkwayRow key={walkway.id} board={board} walkway={walkway} number={index + 1} />
          ))}
        </ul>
      )}
    </section>
  );
}

const DIRECTIONS: readonly { readonly value: WalkwayDirection; readonly label: string }[] = [
  { value: "across", label: say("walkwayAcross") },
  { value: "up", label: say("walkwayUp") },
];

interface WalkwayRowProps {
  readonly board: RoofBoard;
  readonly walkway: WalkwayForm;
  readonly number: number;
}

function WalkwayRow({ board, walkway, number }: WalkwayRowProps) {
  const { id, direction, at, width } = walkway;
  const change = (next: Partial<WalkwayForm>) => board.setForm((form) => changeWalkway(form, id, next));
  return (
    <li className="roof-walkway-row" data-open={board.selected?.id === id}>
      <Segmented
        label={say("walkwayDirection", { number })}
        size="sm"
        value={direction}
        options={DIRECTIONS}
        onValueChange={(next) => change({ direction: next })}
      />
      <IconButton
        label={say("removeWalkway", { number })}
        size="sm"
        danger
        icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => board.remove({ kind: "walkway", id })}
      />
      <Field label={rich(say, "walkwayFrom", { direction, number, reader })}>
        <NumberInput
          value={at}
          onValueChange={(text) => change({ at: text })}
          max={ROOF_SIDE_MAX}
          step={0.1}
          unit="m"
          size="sm"
        />
      </Field>
      <Field label={rich(say, "walkwayWidth", { number, reader })}>
        <NumberInput
          value={width}
          onValueChange={(text) => change({ width: text })}
          min={0}
          max={ROOF_RULE_MAX}
          step={0.1}
          unit="m"
          size="sm"
        />
      </Field>
    </li>
  );
}

/** Which walkway is meant is seen, and has to be said. */
const reader = (inside: ReactNode) => <span className="sr-only">{inside}</span>;
