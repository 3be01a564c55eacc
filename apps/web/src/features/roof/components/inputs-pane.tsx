import { say } from "@sunwright/words/roof";
import type { Project } from "@sunwright/contract/projects";
import { permits } from "@sunwright/contract/access";
import { ROOF_SIDE_INPUT, ROOF_TILT } from "@sunwright/contract/limits";
import { useEffect, useState } from "react";
import { facingWords } from "../../../lib/facing-words";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { Progress } from "../../../ui/progress";
import { SliderNumber } from "../../../ui/slider-number";
import { useBottomBar } from "../../../ui/use-bottom-bar";
import { DEFAULT_FORM, sideNote } from "../model/form";
import { PROGRESS_EVERY_MS, PROGRESS_STEPS } from "../model/progress";
import { orientationName } from "../model/names";
import { ModeChoice } from "./mode-choice";
import { ObstructionList } from "./obstruction-list";
import { OrientationDial } from "./orientation-dial";
import { PanelTypeChoice } from "./panel-type-choice";
import { RulesSection } from "./rules-section";
import type { Optimization } from "./use-optimization";
import type { RoofBoard } from "./use-roof";

interface InputsPaneProps {
  readonly project: Project;
  readonly board: RoofBoard;
  readonly optimization: Optimization;
  readonly titled: boolean;
}

export function InputsPane({ project, board, optimization, titled }: InputsPaneProps) {
  const { form, setForm } = board;
  return (
    <section className="roof-inputs" aria-label={say("roof")}>
      {titled && <h1 className="type-h2 roof-title-desk">{say("panelPlacementOptimizer")}</h1>}
      <h2 className="type-h3 roof-title-phone">{say("roof")}</h2>
      <div className="roof-sides">
        <Side board={board} name="roofWidth" label={say("roofWidth")} />
        <Side board={board} name="roofHeight" label={say("roofHeight")} />
      </div>
      <Orientation board={board} />
      <PanelTypeChoice projectId={project.id} board={board} />
      <SliderNumber
        label={say("tilt")}
        value={form.tilt}
        onValueChange={(tilt) => setForm((now) => ({ ...now, tilt }))}
        min={ROOF_TILT.min}
        max={ROOF_TILT.max}
        step={ROOF_TILT.step}
        unit="°"
        ticks={[0, 30, 60]}
      />
      <ModeChoice board={board} />
      <RulesSection board={board} country={project.country} />
      <ObstructionList board={board} />
      {permits(project.access, "edit") ? <Generate optimization={optimization} /> : <OnlyLooking />}
    </section>
  );
}

interface SideProps {
  readonly board: RoofBoard;
  readonly name: "roofWidth" | "roofHeight";
  readonly label: string;
}

function Side({ board, name, label }: SideProps) {
  const { kind, text } = sideNote(board.form[name]);
  const help = kind === "unusual" ? <span className="text-warn">{text}</span> : text;
  return (
    <Field label={label} help={help} error={kind === "wrong" && text}>
      <NumberInput
        value={board.form[name]}
        onValueChange={(value) => board.setForm((form) => ({ ...form, [name]: value }))}
        min={ROOF_SIDE_INPUT.min}
        max={ROOF_SIDE_INPUT.max}
        step={ROOF_SIDE_INPUT.step}
        unit="m"
      />
    </Field>
  );
}

function Orientation({ board }: { readonly board: RoofBoard }) {
  const { orientation } = board.form;
  const site = board.score.answer?.site;
  const choose = (value: typeof orientation) => board.setForm((form) => ({ ...form, orientation: value }));
  return (
    <div className="roof-orientation">
      <div>
        <p className="roof-field-label">{say("orientation")}</p>
        <p className="n n-3">{orientationName(orientation)}</p>
        {board.turned && (
          <p className="type-help text-text-2">
            {say("turnedForTown", { orientation: orientationName(orientation) })}{" "}
            <button type="button" className="link" onClick={() => choose(DEFAULT_FORM.orientation)}>
              {say("undo")}
            </button>
          </p>
        )}
        {site && (
          <p className="type-help text-text-3">
            {facingWords({ place: site.name, direction: orientationName(site.facing.orientation), ...site.facing })}{" "}
            {site.facing.kind === "turn" && (
              <button type="button" className="link" onClick={() => choose(site.facing.orientation)}>
                {say("faceOrientation", { orientation: orientationName(site.facing.orientation) })}
              </button>
            )}
          </p>
        )}
      </div>
      <OrientationDial value={orientation} onChange={choose} />
    </div>
  );
}

const OnlyLooking = () => <p className="roof-foot roof-looking type-small text-text-2">{say("mayNotGenerate")}</p>;

/** The one filled button; while the call runs, what it is about and how to stop it. */
function Generate({ optimization: { running, failure, start, cancel } }: { readonly optimization: Optimization }) {
  return (
    <div ref={useBottomBar<HTMLDivElement>()} className="roof-foot">
      {running && <RunningProgress />}
      {failure.length > 0 && !running && (
        <div className="type-help text-bad" role="status">
          {failure.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <Button size="lg" full busy={running} busyText={say("generating")} onClick={() => start()}>
        {say("generateOptimalLayout")}
      </Button>
      {running && (
        <Button variant="outline" full onClick={cancel}>
          {say("cancel")}
        </Button>
      )}
    </div>
  );
}

/** The next message every 800 ms; the last one stays until the answer is there. A timer, not a measure. */
function RunningProgress() {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => Math.min(now + 1, PROGRESS_STEPS.length - 1)), PROGRESS_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const { text, percent } = PROGRESS_STEPS[step] ?? PROGRESS_STEPS[0];
  return (
    <div className="roof-progress">
      <p className="type-small" role="status">
        {text}
      </p>
      <Progress value={percent} label={say("optimization")} />
    </div>
  );
}
