import { say } from "@sunwright/words/trial";
import type { Country } from "@sunwright/engine/parameters/options";
import { guessedPeak } from "@sunwright/engine/sizing/load/bill-load";
import { useEffect, useEffectEvent } from "react";
import { BillFields } from "../../consumption/components/bill-fields";
import { BillMeaning } from "../../consumption/components/bill-meaning";
import { useBill } from "../../consumption/components/use-bill";
import type { Texts } from "../../consumption/model/typed-texts";
import type { Answers } from "../model/answers";

interface BillOfHomeProps {
  readonly country: Country;
  readonly city: string | null;
  readonly bill: Texts;
  readonly onAnswer: (given: Partial<Answers>) => void;
}

/** What the home uses, by its bill: answered once all that the bill leaves open was asked. */
export function BillOfHome({ country, city, bill: texts, onAnswer }: BillOfHomeProps) {
  const bill = useBill(texts, { country, region: null, city });
  const daily = bill.daily === null ? 0 : Math.round(1_000 * bill.daily);
  const tell = useEffectEvent((dailyConsumption: number) =>
    onAnswer({ home: dailyConsumption > 0 ? { dailyConsumption, peakPower: guessedPeak(dailyConsumption) } : null }),
  );
  useEffect(() => tell(daily), [daily]);
  const type = (change: Texts) => onAnswer({ bill: { ...texts, ...change } });
  return (
    <div className="grid gap-5">
      <BillFields texts={texts} country={country} months={bill.option?.year.months ?? null} onType={type} />
      <BillMeaning texts={texts} country={country} bill={bill} onType={type} />
      <p className="type-help text-text-3">{say("billHelp")}</p>
    </div>
  );
}
