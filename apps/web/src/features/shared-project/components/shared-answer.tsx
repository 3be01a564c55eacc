import { say } from "@sunwright/words/shared-project";
import { say as pages } from "@sunwright/words/result-pages";
import { say as home } from "@sunwright/words/home-view";
import type { OpenedShare, SharedDesign } from "@sunwright/contract/shares";
import { type HomeDesign, homeDesignOf } from "@sunwright/report/design-in-short";
import { homeVerdict, sunsShareAtHome } from "@sunwright/report/home-verdict";
import { shownHours } from "@sunwright/report/months-of-year";
import { priceNote, priceShown, shortPrice } from "@sunwright/report/price-text";
import { verdictText } from "@sunwright/report/verdict";
import { formatNumber } from "../../../lib/format";
import { useDisplayCurrency } from "../../../lib/preferences";
import { systemTypeTitle } from "../../../lib/system-type";
import { Num } from "../../../ui/num";
import { Stat, StatRow } from "../../../ui/stat-row";
import { usePhone } from "../../../ui/use-media";

interface SharedAnswerProps extends Pick<OpenedShare, "project"> {
  readonly design: SharedDesign;
}

/** The answer first, in the owner's words and with the owner's figures; no payback, which would tell what is spent. */
export function SharedAnswer({ project, design: short }: SharedAnswerProps) {
  const design = homeDesignOf(short);
  return (
    <section aria-label={say("answer")}>
      <p className="type-verdict max-w-[60ch] [overflow-wrap:anywhere]">
        {verdictText(homeVerdict(design, project.name))}
      </p>
      <StatRow label={say("answerFigures")} className="shared-figures mt-5">
        <Power design={design} />
        <Price project={project} />
        <Stat
          label={say("figure.system")}
          context={say("figure.systemContext", {
            type: systemTypeTitle(project.systemType),
            kilowatts: formatNumber(short.inverter / 1_000, 1),
          })}
        >
          <Num size={2} value={formatNumber(short.array / 1_000, 2)} unit="kW" />
        </Stat>
      </StatRow>
    </section>
  );
}

/** On the grid no hour is dark by design. */
function Power({ design }: { readonly design: HomeDesign }) {
  const { simulation } = design;
  if (simulation === null) return null;
  const { text } = sunsShareAtHome(design, simulation);
  const sun = (
    <Stat label={home("figure.powerFromSun")} context={home("figure.ofWhatIsUsed", { energy: simulation.flows.load })}>
      <Num size={2} value={text} unit="%" />
    </Stat>
  );
  if (design.basis.parameters.systemType === "on-grid") return sun;
  const hours = shownHours(simulation.unmetHours.value);
  return (
    <>
      <Stat
        label={pages("figure.withoutPower")}
        context={hours === 0 ? pages("figure.none") : pages("figure.longest", { hours: simulation.longestGap.value })}
      >
        <Num size={2} value={formatNumber(hours)} unit={pages("figure.hoursAYear")} />
      </Stat>
      {sun}
    </>
  );
}

function Price({ project: { price, currency: own } }: Pick<SharedAnswerProps, "project">) {
  const currency = useDisplayCurrency(own);
  const short = usePhone();
  if (price === null) return null;
  return (
    <Stat label={say("system.price")} context={priceNote(price, currency)}>
      <Num size={2} {...(short ? shortPrice : priceShown)(price, currency)} />
    </Stat>
  );
}
