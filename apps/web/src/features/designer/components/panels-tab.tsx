import { say } from "@sunwright/words/designer";
import { formatNumber } from "../../../lib/format";
import { ChoiceCards } from "../../../ui/choice-cards";
import { PANEL_TYPES, type PanelConfig } from "../model/panel-types";
import type { Designer } from "./use-designer";

const size = ({ width, height }: PanelConfig) => `${formatNumber(width, 2)} x ${formatNumber(height, 2)} m`;

interface PanelsTabProps {
  readonly designer: Designer;
  /** The panel of the project's roof where it is none of the three. */
  readonly ofProject: PanelConfig | null;
}

export function PanelsTab({ designer, ofProject }: PanelsTabProps) {
  const { design, dispatch } = designer;
  const configs = [...Object.values(PANEL_TYPES), ...(ofProject ? [ofProject] : [])];
  return (
    <div className="designer-tab">
      <ChoiceCards
        label={say("panelType")}
        columns={1}
        value={design.panel.type}
        onValueChange={(type) => {
          const panel = configs.find((one) => one.type === type);
          if (panel) dispatch({ kind: "panel", panel });
        }}
        options={configs.map((config) => ({
          value: config.type,
          title: config.type === "project" ? say("panelOfTheProject") : config.type,
          line: `${size(config)}, ${formatNumber(config.power)} W, ${formatNumber(config.efficiency, 1)}%`,
        }))}
        help={say("energyIsCountedFrom")}
      />
    </div>
  );
}
