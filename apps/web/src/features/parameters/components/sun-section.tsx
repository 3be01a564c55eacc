import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/parameters";
import { parametersIn } from "@sunwright/engine/parameters/parameters";
import { rich } from "../../../lib/rich";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/format";
import { moneyText, shortMoneyFromUsd } from "../../../lib/money";
import { useDisplayCurrency } from "../../../lib/preferences";
import { numberText, parseNumber } from "../../../ui/number";
import { asSunlightHours, siteSun } from "../model/sun";
import { useShownPreview } from "./preview-context";
import { AgeAndVariation } from "./age-and-variation";
import { BackupRule } from "./backup-rule";
import { SliderField } from "./fields";
import { useParametersContext } from "./parameters-context";
import { MonthlySun } from "./monthly-sun";
import { Notice } from "../../../ui/notice";
import { Subject } from "./subject";
import { FieldWarnings } from "./warnings";

export function SunSection() {
  const { form, type } = useParametersContext();
  const { systemType } = form;
  const oneMore = useOneMore();
  return (
    <Subject title={say("sunAndBackup")} id="section-sun" names={parametersIn("sun")}>
      <div className="slider-grid">
        <SliderField name="sunlightHours" onTyped={() => type({ sunlightSource: "typed" })} />
        <SliderField name="backupDays" help={systemType === "off-grid" ? oneMore : null} />
        <SliderField name="backupHours" help={systemType === "hybrid" ? oneMore : null} />
      </div>
      <BackupRule />
      <AgeAndVariation />
      <SiteSun />
      <FieldWarnings section="sun" />
    </Subject>
  );
}

/** Less is not worth a sentence. [US dollars, Wh] */
const SMALLEST_COST = 1;
const SMALLEST_BATTERY = 50;

/** "One more day adds 11.3 kWh of battery, about ₦11.2 M." Null where the engine's own words say more. */
function useOneMore(): ReactNode {
  const { systemType, currency: ofProject } = useParametersContext().form;
  const currency = useDisplayCurrency(ofProject);
  const oneMore = useShownPreview()?.oneMore;
  if (!oneMore || systemType === "on-grid" || oneMore.cost < SMALLEST_COST) return null;
  const values = {
    unit: systemType === "off-grid" ? "day" : "hour",
    cost: moneyText(shortMoneyFromUsd(oneMore.cost, currency)),
    b: (inside: ReactNode) => <b>{inside}</b>,
  };
  // The cheapest way to one more may be panels alone.
  return oneMore.battery < SMALLEST_BATTERY
    ? rich(say, "oneMoreCosts", values)
    : rich(say, "oneMoreAdds", { ...values, battery: formatNumber(oneMore.battery / 1000, 1) });
}

/** The place's own sun, month by month, and the one tap that uses it. */
function SiteSun() {
  const { form, type, help } = useParametersContext();
  const { city, sunlightSource: source, sunlightHours: typed } = form;
  const site = useShownPreview()?.design.site;
  if (!site?.sourcedSunHours) return null;
  const sun = siteSun(site.sourcedSunHours);
  const place = site.sourcedPlace;
  const useSite = () => type({ sunlightSource: "site", sunlightHours: numberText(asSunlightHours(sun.mean)) });
  const mean = formatNumber(sun.mean, 1);
  return (
    <div className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-[220px_minmax(0,1fr)]">
      <MonthlySun sourced={site.sourcedSunHours} used={source === "site" ? null : parseNumber(typed)} place={place} />
      <div>
        <p className="type-small">
          {rich(say, "sunOfPlace", {
            place,
            mean,
            weakest: formatNumber(sun.weakest.hours, 1),
            month: sun.weakest.month,
            b: (inside) => <b>{inside}</b>,
          })}
        </p>
        <p className="type-help mt-1 text-text-3">{tell(site.climateSource ?? "")}</p>
        {city !== null && source === "typed" && (
          <Notice
            className="mt-3"
            text={help("sunlightSource") ?? say("typedSunUsed")}
            action={say("useSunOfPlace", { place, mean })}
            onPress={useSite}
          />
        )}
        {city !== null && source === "site" && (
          <Notice
            className="mt-3"
            text={help("sunlightSource") ?? say("sunOfPlaceUsed", { place })}
            action={say("typeSunInstead")}
            onPress={() => type({ sunlightSource: "typed" })}
          />
        )}
        {city === null && <p className="type-help mt-2 text-text-2">{say("chooseCityForSun")}</p>}
      </div>
    </div>
  );
}
