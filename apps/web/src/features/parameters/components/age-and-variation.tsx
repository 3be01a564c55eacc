import { say } from "@sunwright/words/parameters";
import { rich } from "../../../lib/rich";
import { DESIGN_AGES } from "@sunwright/engine/parameters/options";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/format";
import { moneyText, shortMoneyFromUsd } from "../../../lib/money";
import { useDisplayCurrency } from "../../../lib/preferences";
import { RadioRow } from "../../../ui/radio-row";
import { fieldLabel, optionText } from "../../../lib/parameter-words";
import { FigureField } from "./fields";
import { useParameter, useParametersContext } from "./parameters-context";
import { useShownPreview } from "./preview-context";

const ages = DESIGN_AGES.map((value) => ({ value, label: optionText("designAge", value) }));

/** How old the system may grow, and how restless the house may be, before the target is missed. */
export function AgeAndVariation() {
  const age = useParameter("designAge");
  const later = useLaterAge();
  return (
    <div className="age-and-variation">
      <RadioRow
        label={fieldLabel("designAge")}
        options={ages}
        value={age.value}
        onValueChange={age.change}
        help={
          later === null ? (
            age.help
          ) : (
            <>
              {age.help} {later}
            </>
          )
        }
      />
      <FigureField name="dailyVariation" />
      <FigureField name="hourlyVariation" />
    </div>
  );
}

/** Less is not worth a sentence. [US dollars, Wh] */
const SMALLEST_COST = 1;
const SMALLEST_BATTERY = 50;

/** "To the end of its life: 1.2 kWh more battery, about ₦1.2 M." Null at the last age, and where it costs nothing. */
function useLaterAge(): ReactNode {
  const { systemType, currency: ofProject } = useParametersContext().form;
  const currency = useDisplayCurrency(ofProject);
  const later = useShownPreview()?.laterAge;
  if (!later || systemType === "on-grid" || later.cost < SMALLEST_COST) return null;
  const values = {
    age: later.age,
    cost: moneyText(shortMoneyFromUsd(later.cost, currency)),
    b: (inside: ReactNode) => <b>{inside}</b>,
  };
  return later.battery < SMALLEST_BATTERY
    ? rich(say, "laterAgeCosts", values)
    : rich(say, "laterAgeAdds", { ...values, battery: formatNumber(later.battery / 1000, 1) });
}
