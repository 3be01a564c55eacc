import { say } from "@sunwright/words/results";
import { monthsDrawing } from "@sunwright/report/drawings/months";
import { monthsSentence, shownMonths } from "@sunwright/report/months-of-year";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { monthName } from "@sunwright/report/calendar";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { Drawn } from "../../../lib/drawing";
import { formatNumber } from "../../../lib/format";
import { useWidth } from "../../../lib/use-width";
import { TableTwin } from "../../../ui/table-twin";
import { View } from "./view";

interface MonthByMonthProps {
  readonly design: Design;
  readonly simulation: SimulatedDesign;
}

/** View D: what the sun gives in each month of the simulated years against the load, and the hours without power. */
export function MonthByMonth({ design, simulation: { months } }: MonthByMonthProps) {
  const [box, width] = useWidth(390);
  const dark = shownMonths(months);
  const sentence = monthsSentence(months, design.site.monthlySunHours);
  return (
    <View letter="D" title={say("monthByMonth")} note={say("unit.kwh")}>
      <div ref={box} className="mt-4">
        <Drawn decorative drawing={monthsDrawing(months, width, sentence)} className="block max-w-full" />
      </div>
      <TableTwin
        caption={say("monthTable")}
        head={[
          say("month"),
          say("solar"),
          say("usedOrSold"),
          say("surplus"),
          say("generator"),
          say("grid"),
          say("load"),
          say("hoursWithoutPower"),
        ]}
        rows={months.map(({ production, used, surplus, generator, gridImport, load }, month) => [
          monthName(month),
          ...[production, used, surplus, generator, gridImport, load, dark[month] ?? 0].map((value) =>
            formatNumber(value),
          ),
        ])}
      />
      <p className="mt-2 type-help text-text-2">{sentence}</p>
    </View>
  );
}
