import type { Passport } from "@sunwright/contract/passports";
import { say } from "@sunwright/words/passports";
import { say as name } from "@sunwright/words/quote-names";
import { formatDate } from "../../../lib/format";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { BatterySymbol, HouseSymbol, InverterSymbol, SolarArraySymbol } from "../../../ui/symbols";
import { placeOf } from "../model/band";

const SYMBOLS = {
  panels: SolarArraySymbol,
  power: SolarArraySymbol,
  battery: BatterySymbol,
  inverter: InverterSymbol,
  work: HouseSymbol,
} as const;

/** Each warranty on one scale of years: what is over of it, what is left, and its last day. */
export function Warranties({ passport }: { readonly passport: Passport }) {
  const { warranties, renewals, handedOverOn, today, firmName } = passport;
  const ends = [...warranties.map(({ until }) => until), ...renewals.map(({ on }) => on)];
  const end = ends.reduce((last, day) => (day > last ? day : last), handedOverOn);
  const power = warranties.find(({ part }) => part === "power");
  // The power of the panels is drawn in their own row, where they have one.
  const rows = warranties.filter(({ part }) => part !== "power" || warranties[0]?.part !== "panels");
  const share = (day: string) => Math.max(0, Math.min(1, placeOf(day, handedOverOn, end)));
  const percent = (value: number) => `${(100 * value).toFixed(2)}%`;
  return (
    <Sheet aria-label={say("warranties")}>
      <SheetHeader
        title={say("warranties")}
        aside={
          <span className="passport-keys type-help text-text-2" aria-hidden="true">
            <span data-key="used">{say("key.used")}</span>
            <span data-key="left">{say("key.left")}</span>
            {power && <span data-key="power">{say("key.power")}</span>}
            {renewals.length > 0 && <span data-key="renewal">{say("key.renewal")}</span>}
          </span>
        }
      />
      {warranties.length === 0 ? (
        <p className="passport-padded text-text-2">{say("noWarranties")}</p>
      ) : (
        <>
          <ul className="passport-rows">
            {rows.map(({ part, years, until }) => {
              const PartSymbol = SYMBOLS[part];
              const isOver = until < today;
              const renewal = renewals.find((each) => each.part === part);
              const longer = part === "panels" && power !== undefined && power.until > until ? power : null;
              return (
                <li key={part} className="passport-warranty">
                  <PartSymbol />
                  <span className="min-w-0 font-semibold break-words">
                    {name(`warranty.${part}`)}
                    {part === "work" && <span className="type-help block text-text-3">{firmName}</span>}
                  </span>
                  <span className="passport-bar" aria-hidden="true">
                    {longer && <i data-part="power" style={{ width: percent(share(longer.until)) }} />}
                    <i data-part="left" style={{ width: percent(share(until)) }} />
                    <i data-part="used" style={{ width: percent(Math.min(share(today), share(until))) }} />
                    {renewal && <i data-part="renewal" style={{ left: percent(share(renewal.on)) }} />}
                  </span>
                  <span className="passport-until">
                    <span className={isOver ? "text-text-2" : "font-semibold"}>
                      {isOver ? say("over", { day: formatDate(until) }) : formatDate(until)}
                    </span>
                    <span className="type-help block text-text-3">
                      {longer ? say("yearsAndPower", { years, power: longer.years }) : name("years", { years })}
                    </span>
                  </span>
                </li>
              );
            })}
          </ul>
          <div className="passport-scale type-help text-text-3" aria-hidden="true">
            <span>{handedOverOn.slice(0, 4)}</span>
            <span>{end.slice(0, 4)}</span>
          </div>
        </>
      )}
    </Sheet>
  );
}
