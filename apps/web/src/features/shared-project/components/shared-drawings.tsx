import { say } from "@sunwright/words/shared-project";
import { say as results } from "@sunwright/words/results";
import type { SharedDesign, SharedRoof } from "@sunwright/contract/shares";
import { architectureAtHome, type ArchitectureWords } from "@sunwright/report/architecture-words";
import { homeDesignOf } from "@sunwright/report/design-in-short";
import { drawnDesign } from "@sunwright/report/drawn-design";
import { roofDrawing } from "@sunwright/report/drawings/roof";
import { systemDrawing } from "@sunwright/report/drawings/system";
import { describeFlows } from "@sunwright/report/flows-text";
import { Drawn, Shapes } from "../../../lib/drawing";
import { useUnits } from "../../../lib/preferences";
import { useWidth } from "../../../lib/use-width";
import { Num } from "../../../ui/num";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { useMedia } from "../../../ui/use-media";
import { verticalGeometry } from "../../results/model/architecture-vertical";
import { MARGIN, verticalShapes } from "../../results/model/vertical-shapes";

/** Where the energy of a mean day goes, as the owner sees it. */
export function SharedSystem({ design: short }: { readonly design: SharedDesign }) {
  const [box, width] = useWidth(760);
  const units = useUnits();
  const upright = useMedia("(max-width: 759px)");
  const design = homeDesignOf(short);
  const drawn = drawnDesign(design);
  return (
    <Sheet aria-label={results("systemArchitecture")} className="pb-5">
      <SheetHeader title={results("systemArchitecture")} />
      <dl className="shared-parts px-5.5">
        {architectureAtHome(design).map((part) => (
          <div key={part.label}>
            <dt className="type-label">{part.label}</dt>
            <dd>
              <PartFigure part={part} />
              <div className="type-help text-text-3">{part.detail}</div>
            </dd>
          </div>
        ))}
      </dl>
      <div className="px-5.5">
        <div ref={box} className="mt-4">
          {upright ? <Upright drawn={drawn} /> : <Drawn drawing={systemDrawing(drawn, units, width)} />}
        </div>
      </div>
    </Sheet>
  );
}

const PartFigure = ({ part: { figure, none } }: { readonly part: ArchitectureWords }) =>
  figure === null ? <Num size={3} value={none ?? ""} /> : <Num size={3} value={figure.value} unit={figure.unit} />;

/** Of the drawing of a phone. */
const UPRIGHT_WIDTH = 262;

function Upright({ drawn }: { readonly drawn: ReturnType<typeof drawnDesign> }) {
  const { flows, panels, systemType } = drawn;
  const at = verticalGeometry(flows);
  return (
    <svg
      viewBox={`${-MARGIN} 0 ${UPRIGHT_WIDTH} ${at.height}`}
      width={UPRIGHT_WIDTH}
      height={at.height}
      role="img"
      aria-label={describeFlows(drawn)}
      className="mx-auto block overflow-visible"
    >
      <Shapes shapes={verticalShapes(at, flows, { panels, hasBattery: systemType !== "on-grid" })} />
    </svg>
  );
}

export function SharedRoofPlan({ roof }: { readonly roof: SharedRoof }) {
  const [box, width] = useWidth(720);
  const units = useUnits();
  const count = roof.optimizedLayout.length;
  const shaded = roof.optimizedLayout.filter((panel) => panel.shaded).length;
  const words = say("roof.panels", { count, shaded, orientation: roof.roofOrientation });
  return (
    <Sheet aria-label={say("roof.title")} className="mt-6 pb-5">
      <SheetHeader title={say("roof.title")} aside={words} />
      <div className="px-5.5">
        <div ref={box}>
          <Drawn drawing={roofDrawing(roof, units, width, words)} />
        </div>
      </div>
    </Sheet>
  );
}
