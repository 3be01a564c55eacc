import type { Project } from "@sunwright/contract/projects";
import { AS_SHIPPED, areSameFigures, type CountryFigures } from "@sunwright/engine/countries/country-figures";
import type { Design, DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { type CheaperSize, cheaperSize } from "@sunwright/engine/sizing/explain/cheaper-size";
import { priceOfProject } from "@sunwright/engine/sizing/explain/price-ladder";
import { ledgerOf, type StoredMoney } from "@sunwright/report/money-text";
import { shortPrice } from "@sunwright/report/price-text";
import { say } from "@sunwright/words/design";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { energy, figureText, formatNumber, power } from "../../../../lib/format";
import { useKnownRungs } from "../../../../lib/known-price";
import { moneyText, shortMoney } from "../../../../lib/money";
import { useDisplayCurrency } from "../../../../lib/preferences";
import { Button } from "../../../../ui/button";
import { Num } from "../../../../ui/num";
import { Stat, StatRow } from "../../../../ui/stat-row";
import { moneyQuery } from "../../../money/api/money";
import { askWorker } from "../../../parameters/api/preview";
import { type PageWeather, usePageWeather } from "../../../parameters/api/weather";
import type { Calculation } from "./use-calculation";

interface NewerFiguresProps {
  readonly project: Project;
  readonly design: Design;
  /** Of its country, as they stand now. */
  readonly figures: CountryFigures;
  readonly calculation: Calculation;
}

/** The design again by other figures; nothing else of it is another. */
const useDesignBy = (id: string, input: DesignInput, { weather, storedAt }: PageWeather) =>
  useQuery({
    queryKey: ["design-by-newer-figures", id, input, storedAt],
    queryFn: async () => {
      if (weather === undefined) throw new Error("The weather is on its way");
      const answer = await askWorker({ kind: "design", asked: { input, weather } });
      if (answer.kind !== "design") throw new Error("The worker answered another question");
      return answer.design;
    },
    enabled: weather !== undefined,
    staleTime: Infinity,
    gcTime: 10_000,
    retry: false,
  });

/**
 * Where an operator has renewed figures of the country since, or shops ask so much else that another size would be cheaper:
 * what a new calculation would come to, beside this one. Once a price is agreed on, what shops ask is no question any more.
 */
export function NewerFigures({ project, design, calculation, figures }: NewerFiguresProps) {
  const currency = useDisplayCurrency(project.currency);
  const known = useKnownRungs(project);
  const money = useQuery(moneyQuery(project.id)).data;
  const again = useDesignBy(project.id, { ...design.basis, figures }, usePageWeather(project.id)).data;
  if (!again || !money) return null;
  const of = (each: Design) => answersOf(each, money, { currency, known });
  const [before, after] = [of(design), of(again)];
  const changed = after.filter(({ text }, at) => text !== before[at]?.text);
  const cheaper = known.contract ? null : cheaperSize(design, again);
  const renewed = !areSameFigures(design.basis.figures ?? AS_SHIPPED, figures);
  if (cheaper === null && (!renewed || changed.length === 0)) return null;
  return (
    <section aria-label={titleOf(cheaper)} className="mt-6">
      <div role="status" className="stale-strip">
        <span>
          <b className="font-semibold">{titleOf(cheaper)}</b> {cheaper && costsOf(cheaper)}{" "}
          {say(renewed ? "newerFigures.keeps" : "newerFigures.stays")}
        </span>
        <Button
          size="sm"
          icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />}
          busy={calculation.busy === "calculate"}
          onClick={calculation.calculate}
        >
          {say("recalculate")}
        </Button>
      </div>
      <StatRow label={say("newerFigures.with")} className="mt-4">
        {after.map(({ label, text }, at) => (
          <Stat
            key={label}
            label={label}
            context={
              text === before[at]?.text
                ? say("outdated.asBefore")
                : say("newerFigures.as", { figure: before[at]?.text ?? "" })
            }
          >
            <Num size={3} value={text} />
          </Stat>
        ))}
      </StatRow>
    </section>
  );
}

const titleOf = (cheaper: CheaperSize | null) =>
  cheaper ? say("newerFigures.cheaper", { saved: cheaper.saved }) : say("newerFigures.title");

const costsOf = ({ kept, other }: CheaperSize) =>
  say("newerFigures.costs", {
    kept: moneyText(shortMoney(kept.middle, kept.currency)),
    other: moneyText(shortMoney(other.middle, other.currency)),
  });

interface Shown {
  readonly currency: ReturnType<typeof useDisplayCurrency>;
  readonly known: ReturnType<typeof useKnownRungs>;
}

/** What people decide by, as texts that can be set beside each other. */
function answersOf(design: Design, money: StoredMoney, { currency, known }: Shown) {
  const { panels, battery } = design;
  const found = ledgerOf(design, money, currency, {}, known)?.money.comparisons[0].payback;
  return [
    { label: say("newerFigures.price"), text: moneyText(shortPrice(priceOfProject(design, known), currency)) },
    {
      label: say("newerFigures.paidBack"),
      text: found ? say("newerFigures.years", { years: formatNumber(found.value, 1, 1) }) : say("newerFigures.never"),
    },
    { label: say("panels"), text: figureText(power(panels.capacity.value, "kilo")) },
    { label: say("battery"), text: figureText(energy(battery.capacity.value, "kilo")) },
  ];
}
