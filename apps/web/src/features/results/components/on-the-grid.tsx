import { say } from "@sunwright/words/results";
import type { GridDesign } from "@sunwright/engine/sizing/inputs/design-beside-grid";
import type { Currency } from "@sunwright/engine/parameters/options";
import { gridBatteryFigures, gridFigures, gridSentence, sunDoubtSentence } from "@sunwright/report/grid-figures";
import { Facts, Figures, View } from "./view";

interface OnTheGridProps {
  readonly grid: GridDesign;
  readonly currency: Currency;
}

/** What a system on the grid is worth, what it exchanges, and whether a battery would pay. */
export const OnTheGrid = ({ grid, currency }: OnTheGridProps) => (
  <View ruled title={say("onTheGrid")} note={say("onTheGridNote")} fold={{}}>
    <p className="type-small text-text-2">{gridSentence(grid)}</p>
    {grid.range && <p className="mt-2 type-small text-text-2">{sunDoubtSentence(grid)}</p>}
    <Facts columns>
      <Figures figures={gridFigures(grid, currency)} />
    </Facts>
    {grid.battery && (
      <>
        <h4 className="type-h4 mt-5">{say("batteryBeside")}</h4>
        <Facts columns>
          <Figures figures={gridBatteryFigures(grid, currency)} />
        </Facts>
      </>
    )}
  </View>
);
