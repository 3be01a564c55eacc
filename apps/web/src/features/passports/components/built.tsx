import type { InstalledUnit } from "@sunwright/contract/passport-parts";
import type { Passport } from "@sunwright/contract/passports";
import { say as sayOfJob } from "@sunwright/words/jobs";
import { say } from "@sunwright/words/passports";
import { say as name } from "@sunwright/words/quote-names";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { Num } from "../../../ui/num";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { BatterySymbol, InverterSymbol, SolarArraySymbol } from "../../../ui/symbols";
import { figure, UNITS } from "../model/texts";
import { SystemDay } from "./system-day";

interface OfPassport {
  readonly passport: Passport;
}

const KILO = 1_000;
/** Serials shown at first: a plant has hundreds. */
const SHOWN = 24;

/** What was built: the three that matter with their figures, and what goes through them on a mean day. */
export function AsBuilt({ passport }: OfPassport) {
  const { system, own } = passport;
  const { panels, battery, inverter, strings } = system;
  return (
    <Sheet aria-label={say("built")}>
      <SheetHeader title={say("built")} aside={<span className="type-help text-text-3">{say("builtAside")}</span>} />
      <div className="passport-system">
        {panels && (
          <section aria-label={say("panels")}>
            <SolarArraySymbol />
            <h3 className="type-label">{say("panels")}</h3>
            <Num size={2} value={formatNumber(panels.totalWatts / KILO, 2)} unit="kW" />
            <p className="type-small text-text-2">
              {panels.watts === null
                ? say("panelsCount", { count: panels.count })
                : say("panelsLine", { count: panels.count, watts: panels.watts, strings: strings ?? 0 })}
            </p>
          </section>
        )}
        {battery && (
          <section aria-label={say("battery")}>
            <BatterySymbol />
            <h3 className="type-label">{say("battery")}</h3>
            {battery.kwh !== null && <Num size={2} value={formatNumber(battery.kwh, 1)} unit="kWh" />}
            {battery.volts !== null && battery.ampHours !== null && battery.usablePercent !== null && (
              <p className="type-small text-text-2">
                {say("batteryLine", {
                  volts: battery.volts,
                  ampHours: battery.ampHours,
                  usable: battery.usablePercent,
                })}
              </p>
            )}
            {battery.chemistry !== null && <p className="type-small text-text-2">{battery.chemistry}</p>}
            {passport.battery !== null && (
              <p className="type-help text-text-3">{say("batteryLeft", passport.battery)}</p>
            )}
          </section>
        )}
        {inverter && (
          <section aria-label={say("inverter")}>
            <InverterSymbol />
            <h3 className="type-label">{say("inverter")}</h3>
            {inverter.watts !== null && <Num size={2} value={formatNumber(inverter.watts / KILO, 2)} unit="kW" />}
            {inverter.surgeWatts !== null && (
              <p className="type-small text-text-2">{say("inverterLine", { kilowatts: inverter.surgeWatts / KILO })}</p>
            )}
          </section>
        )}
      </div>
      {own?.day != null && <SystemDay day={own.day} />}
    </Sheet>
  );
}

const labelOf = ({ kind, position }: InstalledUnit) => say("serialLabel", { kind: sayOfJob(`unit.${kind}`), position });

/** Everything that was built in, and the numbers on it. */
export function Parts({ passport: { system, units } }: OfPassport) {
  const [all, setAll] = useState(false);
  return (
    <Sheet aria-label={say("parts")}>
      <SheetHeader title={say("parts")} />
      <ul className="passport-rows">
        {system.lines.map(({ kind, name: given, quantity }, index) => (
          <li key={index} className="passport-part">
            <span className="min-w-0 font-semibold break-words">
              {given === "" ? name(`kind.${kind}`) : given}
              {given !== "" && <span className="type-help block text-text-3">{name(`kind.${kind}`)}</span>}
            </span>
            <span className="type-small text-text-2">{say("pieces", { count: quantity })}</span>
          </li>
        ))}
      </ul>
      {units.length === 0 ? (
        <p className="passport-padded text-text-2">{say("noSerials")}</p>
      ) : (
        <ul className="passport-serials" aria-label={sayOfJob("serials")}>
          {units.slice(0, all ? units.length : SHOWN).map((unit) => (
            <li key={`${unit.kind} ${unit.position}`}>
              <span className="type-help block text-text-3">{labelOf(unit)}</span>
              <span className="font-semibold break-all">{unit.serial}</span>
            </li>
          ))}
        </ul>
      )}
      {!all && units.length > SHOWN && (
        <div className="passport-padded">
          <Button size="sm" variant="outline" onClick={() => setAll(true)}>
            {say("moreSerials", { count: units.length })}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

type Finding = Passport["commissioning"]["findings"][number];

function rangeText({ check, least, most }: Finding): string {
  const unit = UNITS[check];
  if (least !== null && most !== null) return say("between", { least: figure(least), most: figure(most), unit });
  if (least !== null) return say("atLeast", { least: figure(least), unit });
  return most === null ? "" : say("atMost", { most: figure(most), unit });
}

/** What was measured on the day it was tested. */
export function Measured({ passport: { commissioning } }: OfPassport) {
  const read = commissioning.findings.filter(({ measured }) => measured !== null);
  if (read.length === 0) return null;
  return (
    <Sheet aria-label={say("measured")}>
      <SheetHeader title={say("measured")} />
      <ul className="passport-rows">
        {read.map((finding) => (
          <li key={finding.check} className="passport-check">
            <span>{sayOfJob(`check.${finding.check}`)}</span>
            <span className="font-semibold">
              {finding.measured === null ? "" : `${figure(finding.measured)} ${UNITS[finding.check]}`}
            </span>
            <span className="type-small text-text-2">{rangeText(finding)}</span>
            {finding.passed === null ? (
              <span />
            ) : (
              <Chip tone={finding.passed ? "ok" : "warn"}>{say(finding.passed ? "passed" : "failed")}</Chip>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
