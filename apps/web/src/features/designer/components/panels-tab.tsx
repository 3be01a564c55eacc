import { say } from "@sunwright/words/designer";
import { formatNumber } from "../../../lib/format";
import { ChoiceCards } from "../../../ui/choice-cards";
import { PANEL_TYPES, type PanelConfig, type PanelTypeName } from "../model/panel-types";
import type { Designer } from "./use-designer";

const line = ({ width, height, power, efficiency }: PanelConfig) =>
  say("panelType.line", {
    width: formatNumber(width, 2),
    height: formatNumber(height, 2),
    power: formatNumber(power),
    efficiency: formatNumber(efficiency, 1),
  });

const TITLES: Readonly<Record<PanelTypeName, string>> = {
  standard: say("panelType.standard"),
  premium: say("panelType.premium"),
  bifacial: say("panelType.bifacial"),
  project: say("panelType.project"),
};

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
          title: TITLES[config.type],
          line: line(config),
        }))}
        help={say("panelType.help")}
      />
    </div>
  );
}
