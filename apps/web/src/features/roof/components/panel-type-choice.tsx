import type { PanelDimensions } from "@sunwright/contract/roof";
import { PANEL_SIZES, PANEL_TYPES, type PanelType } from "@sunwright/contract/roof-options";
import { formatNumber } from "../../../lib/format";
import { ChoiceCards } from "../../../ui/choice-cards";

interface PanelTypeChoiceProps {
  readonly value: PanelType;
  /** A panel that is none of the three. */
  readonly other: PanelDimensions | null;
  readonly onChange: (value: PanelType) => void;
}

const OPTIONS = PANEL_TYPES.map((type) => {
  const { width, height, power } = PANEL_SIZES[type];
  return {
    value: type,
    title: type,
    line: `${power} W`,
    drawing: <PanelPicture width={width} height={height} />,
  };
});

export const PanelTypeChoice = ({ value, other, onChange }: PanelTypeChoiceProps) => (
  <ChoiceCards
    label="Panel type"
    value={other ? "" : value}
    onValueChange={onChange}
    options={OPTIONS}
    help={sizeText(other ?? PANEL_SIZES[value])}
    className="roof-panel-types"
  />
);

const sizeText = ({ width, height }: PanelDimensions) =>
  `${formatNumber(width, 3)} × ${formatNumber(height, 3)} m each`;

/** [px] */
const PIXELS_PER_METRE = 27;

function PanelPicture({ width, height }: { readonly width: number; readonly height: number }) {
  const [wide, high] = [width * PIXELS_PER_METRE, height * PIXELS_PER_METRE];
  return (
    <svg viewBox="0 0 60 40" height="40" className="roof-panel-picture">
      <rect x="1" y={39 - high} width={wide} height={high} className="roof-panel" />
      <path
        d={`M${1 + wide / 3} ${39 - high}v${high}M${1 + (2 * wide) / 3} ${39 - high}v${high}M1 ${39 - high / 2}h${wide}`}
        className="roof-cells"
      />
    </svg>
  );
}
