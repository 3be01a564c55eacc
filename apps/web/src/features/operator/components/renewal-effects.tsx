import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import type { Country } from "@sunwright/engine/parameters/options";
import { renewalEffects } from "@sunwright/engine/prices/renewal-effects";
import { withRenewals } from "@sunwright/engine/prices/renewing";
import { optionText } from "@sunwright/report/parameter-text";
import { say } from "@sunwright/words/operator-figures";
import { minorDigits, owedText } from "@sunwright/words/owed-money";
import { SheetSection } from "../../../ui/sheet";

interface RenewalEffectsProps {
  readonly country: Country;
  /** As they stand. */
  readonly figures: CountryFigures;
  /** Projects of the country that have a design. */
  readonly designed: number;
  /** What was typed, once it can be saved; null before. */
  readonly typed: Parameters<typeof withRenewals>[1][number] | null;
}

/** To the minor unit: a tariff moves a bill by less than whole ones. */
const paid = (amount: number, currency: string) => owedText(Math.round(amount * 10 ** minorDigits(currency)), currency);

/** What a household of the country would pay by the figure that is typed, beside what it pays now. */
export function RenewalEffects({ country, figures, designed, typed }: RenewalEffectsProps) {
  const effects = typed === null ? [] : renewalEffects(country, figures, withRenewals(figures, [typed]));
  return (
    <SheetSection level={3} title={say("effects.title")}>
      <div aria-live="polite">
        {typed === null ? (
          <p className="type-small text-text-2">{say("effects.waits")}</p>
        ) : effects.length === 0 ? (
          <p className="type-small text-text-2">{say("effects.none")}</p>
        ) : (
          <dl className="facts">
            {effects.map(({ what, currency, before, after }) => (
              <div key={what}>
                <dt>{say(`effects.${what}`)}</dt>
                <dd>
                  <s className="text-text-3">{paid(before, currency)}</s>{" "}
                  <b className="font-semibold">{paid(after, currency)}</b>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="mt-2 type-help text-text-2">
          {say("effects.projects", { count: designed, country: optionText("country", country) })} {say("effects.keep")}
        </p>
      </div>
    </SheetSection>
  );
}
