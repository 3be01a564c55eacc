import { foundText } from "@sunwright/report/passport";
import { say as called } from "@sunwright/words/passport-names";
import { say } from "@sunwright/words/passports";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { formatDate } from "../../../lib/format";
import { SectionRule } from "../../../ui/section-rule";
import { Switch } from "../../../ui/switch";
import type { OwnersProps } from "./plan";

/** What is not as it should be, in plain words, with what to do. */
export function Alerts({ passport, busy, onSend }: OwnersProps) {
  const { followed, own, firmName } = passport;
  const alerts = followed?.alerts ?? [];
  const isRead = (followed?.intervals.length ?? 0) > 0;
  return (
    <section aria-label={say("alerts")}>
      <SectionRule title={say("alerts")} />
      {alerts.length === 0 ? (
        <p className="passport-quiet type-small text-text-2">
          {isRead && <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" className="text-ok" />}
          {say(isRead ? "alertsNone" : "alertsWait")}
        </p>
      ) : (
        <ul className="passport-alerts">
          {alerts.map(({ code, since, found, band }) => (
            <li key={code}>
              <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="text-warn" />
              <div>
                <h3 className="font-semibold">{called(`alert.${code}`)}</h3>
                <p className="type-small text-text-2">
                  {say("since", { day: formatDate(since) })}. {foundText({ code, found, band })}
                </p>
                <p className="type-small mt-1">{called(`do.${code}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {own?.mayTellFirm && (
        <Switch
          className="mt-3"
          label={say("tellFirm", { firm: firmName })}
          help={say("tellFirmHelp")}
          checked={own.tellsFirm}
          disabled={busy}
          onCheckedChange={(on) => onSend({ action: "tell-firm", on })}
        />
      )}
    </section>
  );
}
