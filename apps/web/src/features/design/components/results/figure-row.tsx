import { say as home } from "@sunwright/words/home-view";
import { say } from "@sunwright/words/result-pages";
import { sunsShareAtHome } from "@sunwright/report/home-verdict";
import { shownHours } from "@sunwright/report/months-of-year";
import { producedTrace, solarShareTrace } from "@sunwright/report/shown-traces";
import { systemTypeOf } from "@sunwright/report/system-type";
import type { Project } from "@sunwright/contract/projects";
import { agedPricesText, designBeside, priceNote, priceShown, shortPrice } from "@sunwright/report/price-text";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { pricedSystemOf } from "@sunwright/engine/sizing/choice/system-price";
import { priceOfProject, priceTrace } from "@sunwright/engine/sizing/explain/price-ladder";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { memo, type ReactNode } from "react";
import { formatNumber } from "../../../../lib/format";
import { useDisplayCurrency, useResultView } from "../../../../lib/preferences";
import { today } from "../../../../lib/today";
import { useKnownRungs } from "../../../../lib/known-price";
import { Fetched } from "../../../../ui/fetched";
import { onDemand } from "../../../../ui/on-demand";
import { Stat, StatRow } from "../../../../ui/stat-row";
import { usePhone } from "../../../../ui/use-media";
import { Traced } from "../../../results/components/view";

/** What is said of money is computed here, and comes after the stored figures. */
const money = onDemand(() => import("../../../money/components/paid-back"));

interface FigureRowProps {
  readonly project: Project;
  readonly design: Design;
}

/** On top of every page: hours without power, what the sun brings, cost and payback. */
export const FigureRow = memo(function FigureRow({ project, design }: FigureRowProps) {
  const { simulation } = design;
  const atHome = useResultView() === "home" && systemTypeOf(design) !== "on-grid";
  return (
    <StatRow label={say("figures")} className="result-figures">
      {simulation && <Power project={project} design={design} simulation={simulation} />}
      {simulation &&
        (atHome ? <PowerFromTheSun design={design} simulation={simulation} /> : <FromTheSun simulation={simulation} />)}
      <Cost project={project} design={design} />
      {simulation && <Payback project={project} design={design} />}
    </StatRow>
  );
});

interface SimulatedProps extends FigureRowProps {
  readonly simulation: SimulatedDesign;
}

/** On the grid no hour is dark by design: what the sun carries is the question there. */
function Power({ project, design, simulation }: SimulatedProps) {
  if (systemTypeOf(design) === "on-grid") {
    const share = solarShareTrace(simulation.flows);
    return (
      <Stat label={say("figure.sunsShare")} context={say("figure.gridBringsRest")}>
        <Traced size={2} trace={share} value={formatNumber(share.value)} unit="%" />
      </Stat>
    );
  }
  const { unmetHours, longestGap } = simulation;
  const hours = shownHours(unmetHours.value);
  return (
    <Stat
      label={say("figure.withoutPower")}
      context={
        <span>
          {hours === 0 ? say("figure.none") : say("figure.longest", { hours: longestGap.value })}{" "}
          <Fetched script={money}>{({ DarkToday }) => <DarkToday project={project} design={design} />}</Fetched>
        </span>
      }
    >
      <Traced size={2} trace={unmetHours} value={formatNumber(hours)} unit={say("figure.hoursAYear")} />
    </Stat>
  );
}

/** Of what the house uses, as on-grid it stands first. */
function PowerFromTheSun({ design, simulation }: Pick<SimulatedProps, "design" | "simulation">) {
  const { trace, text } = sunsShareAtHome(design, simulation);
  const energy = simulation.flows.load;
  return (
    <Stat label={home("figure.powerFromSun")} context={home("figure.ofWhatIsUsed", { energy })}>
      <Traced size={2} trace={trace} value={text} unit="%" />
    </Stat>
  );
}

function FromTheSun({ simulation: { flows } }: Pick<SimulatedProps, "simulation">) {
  const produced = producedTrace(flows);
  return (
    <Stat label={say("figure.fromTheSun")} context={say("figure.houseUses", { energy: flows.load })}>
      <Traced
        size={2}
        trace={produced}
        value={formatNumber(produced.value, 2)}
        unit={say("figure.kilowattHoursADay")}
      />
    </Stat>
  );
}

/** In full where there is room: millions are short on a phone. */
function Cost({ project, design }: FigureRowProps) {
  const currency = useDisplayCurrency(project.currency);
  const price = priceOfProject(design, useKnownRungs(project));
  const total = (usePhone() ? shortPrice : priceShown)(price, currency);
  const beside = designBeside(price, {
    panels: design.panels.capacity.value,
    battery: design.battery.capacity.value,
    inverter: design.inverter.capacity.value,
  });
  const aged = price.rung === "local" ? agedPricesText(pricedSystemOf(design), today()) : null;
  const context = [priceNote(price, currency), beside, aged].filter((text) => text !== null).join(" ");
  return (
    <Stat label={say("figure.cost")} context={context}>
      <Traced size={2} trace={priceTrace(design, price)} value={total.value} currency={total.currency} />
    </Stat>
  );
}

function Payback(props: FigureRowProps) {
  const shown = (figure: ReactNode, context: ReactNode) => (
    <Stat label={say("figure.paidBack")} context={context ?? <span className="inline-block h-4.5" />}>
      {figure}
    </Stat>
  );
  return (
    <Fetched script={money} waiting={shown("…", null)}>
      {({ PaidBack }) => <PaidBack {...props}>{shown}</PaidBack>}
    </Fetched>
  );
}
