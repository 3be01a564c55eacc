import type { Passport } from "@sunwright/contract/passports";
import { systemDrawing } from "@sunwright/report/drawings/system";
import { drawnFlows } from "@sunwright/report/drawn-flows";
import { say } from "@sunwright/words/passports";
import { Drawn } from "../../../lib/drawing";
import { formatNumber } from "../../../lib/format";
import { useUnits } from "../../../lib/preferences";
import { useWidth } from "../../../lib/use-width";
import { TableTwin } from "../../../ui/table-twin";
import { useMedia } from "../../../ui/use-media";

type Day = NonNullable<NonNullable<Passport["own"]>["day"]>;

const FLOWS = [
  "production",
  "direct",
  "intoBattery",
  "fromBattery",
  "surplus",
  "generator",
  "gridImport",
  "gridExport",
  "load",
  "unmet",
] as const;

/** What goes through the system on a mean day: drawn where there is room, in rows on a phone. */
export function SystemDay({ day }: { readonly day: Day }) {
  const [box, width] = useWidth(820);
  const units = useUnits();
  const isPhone = useMedia("(max-width: 759px)");
  const flows = drawnFlows(day.flows);
  const { systemType, panels, sunHours, runs } = day;
  const shown = FLOWS.filter((flow) => flows[flow] > 0 || flow === "load");
  return (
    <section aria-label={say("dayTitle")} className="passport-padded">
      <h3 className="type-label">{say("dayTitle")}</h3>
      <p className="type-help text-text-3">{say("dayHelp")}</p>
      {isPhone ? (
        <dl className="passport-day">
          {shown.map((flow) => (
            <div key={flow}>
              <dt>{say(`flow.${flow}`)}</dt>
              <dd className="font-semibold">{formatNumber(flows[flow], 2)} kWh</dd>
            </div>
          ))}
        </dl>
      ) : (
        <>
          <div ref={box} className="mt-3">
            <Drawn
              drawing={systemDrawing({ flows, systemType, panels, sunHours, cables: runs, notes: [] }, units, width)}
            />
          </div>
          <TableTwin
            caption={say("dayTitle")}
            rows={shown.map((flow) => [say(`flow.${flow}`), formatNumber(flows[flow], 2)])}
          />
        </>
      )}
    </section>
  );
}
