import type { Passport } from "@sunwright/contract/passports";
import { say as called } from "@sunwright/words/passport-names";
import { say } from "@sunwright/words/passports";
import { CalendarPlus, Download, Printer } from "lucide-react";
import { formatDate, formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-class";
import { Num } from "../../../ui/num";
import { Stat, StatRow } from "../../../ui/stat-row";
import { TitleBlock, TitleBlockCell } from "../../../ui/title-block";
import { calendarAddress, pdfAddress } from "../api/passports";
import { sumOf, verdictOf } from "../model/texts";

interface OfPassport {
  readonly passport: Passport;
}

/** Which passport it is, of what, and how it is taken along. */
export const PassportHead = ({ passport, named }: OfPassport & { readonly named: string }) => (
  <TitleBlock
    label={say("head")}
    end={
      <span className="passport-take print:hidden">
        <Button
          variant="outline"
          size="sm"
          icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />}
          aria-label={say("print")}
          onClick={() => window.print()}
        >
          <span className="max-sm:hidden">{say("print")}</span>
        </Button>
        <a
          href={calendarAddress(named)}
          download
          aria-label={say("calendar")}
          className={buttonClass({ variant: "outline", size: "sm" })}
        >
          <CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-sm:hidden">{say("calendar")}</span>
        </a>
        <a
          href={pdfAddress(named)}
          target="_blank"
          rel="noreferrer"
          aria-label={say("pdf")}
          className={buttonClass({ variant: "outline", size: "sm" })}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-sm:hidden">{say("pdf")}</span>
        </a>
      </span>
    }
  >
    <TitleBlockCell label={say("cell.number")}>{passport.number}</TitleBlockCell>
    <TitleBlockCell label={say("cell.site")}>{passport.place}</TitleBlockCell>
    <TitleBlockCell label={say("cell.built")} from="sm">
      {passport.firmName}
    </TitleBlockCell>
    <TitleBlockCell label={say("cell.handed")} from="lg">
      {formatDate(passport.handedOverOn)}
    </TitleBlockCell>
  </TitleBlock>
);

/** Whether it works, in a sentence, and its figures. */
export function Verdict({ passport }: OfPassport) {
  const { followed, expected, upkeep } = passport;
  const sum = followed && sumOf(followed);
  const [todo] = upkeep.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  const next = followed?.forecast.reduce((total, { kwh }) => total + kwh, 0);
  return (
    <>
      <h1 className="type-h1 passport-verdict">{verdictOf(passport)}</h1>
      <StatRow label={say("figures")} className="mt-5">
        <Stat
          label={say("figure.given")}
          context={
            sum === null || sum.since === null
              ? say("figure.givenNone")
              : say("figure.givenLine", { kwh: sum.forecastKwh })
          }
        >
          {sum === null || sum.since === null ? (
            <Num size={2} value="–" />
          ) : (
            <Num size={2} value={formatNumber(sum.measuredKwh)} unit="kWh" />
          )}
        </Stat>
        <Stat label={say("figure.year")} context={expected && say("figure.yearLine")}>
          {expected === null ? (
            <Num size={2} value="–" />
          ) : (
            <Num size={2} value={formatNumber(expected.kwh)} unit="kWh" />
          )}
        </Stat>
        <Stat label={say("figure.next")} context={next !== undefined && say("figure.nextLine")}>
          {next === undefined ? <Num size={2} value="–" /> : <Num size={2} value={formatNumber(next)} unit="kWh" />}
        </Stat>
        <Stat label={say("figure.todo")} context={todo && called(`task.${todo.task}`)}>
          <Num size={2} value={todo === undefined ? say("figure.noTodo") : formatDate(todo.dueOn)} />
        </Stat>
      </StatRow>
    </>
  );
}

/** The title block at the foot of the paper. */
export const PassportFoot = ({ passport }: OfPassport) => (
  <dl className="passport-foot">
    {[
      [say("cell.number"), passport.number],
      [say("cell.site"), passport.place],
      [say("cell.tested"), passport.commissionedOn === null ? "–" : formatDate(passport.commissionedOn)],
      [say("cell.serials"), formatNumber(passport.units.length)],
      [say("cell.asOf"), formatDate(passport.today)],
    ].map(([label, value]) => (
      <div key={label}>
        <dt className="type-label">{label}</dt>
        <dd className="font-semibold break-words">{value}</dd>
      </div>
    ))}
  </dl>
);
