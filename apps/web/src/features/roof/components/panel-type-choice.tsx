import { say } from "@sunwright/words/roof";
import { panelOf } from "@sunwright/report/drawings/roof";
import { Shapes } from "../../../lib/drawing";
import { PANEL_POWER_MAX, PANEL_SIDE_MAX } from "@sunwright/contract/limits";
import { PANEL_SIZES, PANEL_TYPES, type PanelType } from "@sunwright/contract/roof-options";
import { formatNumber } from "../../../lib/format";
import { ChoiceCards } from "../../../ui/choice-cards";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { OWN_PANEL_FIELDS, type OwnPanelField, ownPanelMessage, roofInput } from "../model/form";
import { ChosenPanel } from "./chosen-panel";
import type { RoofBoard } from "./use-roof";

const TYPE_NAMES: Readonly<Record<PanelType, string>> = {
  standard: say("panelType.standard"),
  large: say("panelType.large"),
  compact: say("panelType.compact"),
};
const OPTIONS = [
  ...PANEL_TYPES.map((type) => {
    const { width, height, power } = PANEL_SIZES[type];
    return {
      value: type,
      title: TYPE_NAMES[type],
      line: say("panelPowerLine", { power }),
      drawing: <PanelPicture width={width} height={height} />,
    };
  }),
  { value: "own" as const, title: say("panelType.own"), line: say("ownPanelLine") },
];

/** One of the three specified panels, or any other by its size and power. */
export function PanelTypeChoice({ projectId, board }: { readonly projectId: string; readonly board: RoofBoard }) {
  const { form, setForm } = board;
  const { width, height } = roofInput(form).panelDimensions;
  return (
    <div>
      <ChoiceCards
        label={say("panelType")}
        value={form.panelType}
        onValueChange={(panelType) => setForm((now) => ({ ...now, panelType }))}
        options={OPTIONS}
        help={say("panelSize", { width: formatNumber(width, 3), height: formatNumber(height, 3) })}
        className="roof-panel-types"
      />
      <ChosenPanel projectId={projectId} board={board} />
      {form.panelType === "own" && (
        <div className="roof-own-panel">
          {OWN_PANEL_FIELDS.map((field) => (
            <Field key={field} label={OWN_LABELS[field].label} error={ownPanelMessage(field, form.ownPanel[field])}>
              <NumberInput
                value={form.ownPanel[field]}
                onValueChange={(text) => setForm((now) => ({ ...now, ownPanel: { ...now.ownPanel, [field]: text } }))}
                min={0}
                max={field === "power" ? PANEL_POWER_MAX : PANEL_SIDE_MAX}
                step={OWN_LABELS[field].step}
                unit={OWN_LABELS[field].unit}
                size="sm"
              />
            </Field>
          ))}
        </div>
      )}
    </div>
  );
}

const OWN_LABELS: Readonly<Record<OwnPanelField, { label: string; unit: string; step: number }>> = {
  width: { label: say("panelWidth"), unit: "m", step: 0.01 },
  height: { label: say("panelHeight"), unit: "m", step: 0.01 },
  power: { label: say("panelPower"), unit: "W", step: 5 },
};

/** [px] */
const PIXELS_PER_METRE = 27;

function PanelPicture({ width, height }: { readonly width: number; readonly height: number }) {
  const box = {
    x: 1,
    y: 39 - height * PIXELS_PER_METRE,
    width: width * PIXELS_PER_METRE,
    height: height * PIXELS_PER_METRE,
  };
  const cells = `M${1 + box.width / 3} ${box.y}v${box.height}M${1 + (2 * box.width) / 3} ${box.y}v${box.height}M1 ${box.y + box.height / 2}h${box.width}`;
  return (
    <svg viewBox="0 0 60 40" height="40" className="roof-panel-picture">
      <Shapes shapes={panelOf(box, cells)} />
    </svg>
  );
}
