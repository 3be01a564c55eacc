import type { Passport } from "@sunwright/contract/passports";
import { dateText } from "@sunwright/words/formats";
import { say } from "@sunwright/words/passports";
import { formatNumber, formatPercent } from "../../../lib/format";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { figures, Table, TableHead } from "../../../ui/table";
import { kwhText } from "../model/texts";
import { TableFrame } from "./table-frame";

/** What each month brought of what it should, and what the next twelve are expected to bring. */
export function Months({ passport }: { readonly passport: Passport }) {
  const { followed, own } = passport;
  if (followed === null) return null;
  const burns = own !== null && followed.forecast.some(({ litres }) => litres > 0);
  return (
    <>
      {followed.months.length > 0 && (
        <Sheet aria-label={say("months")}>
          <SheetHeader
            title={say("months")}
            aside={<span className="type-help text-text-3">{say("monthsAside")}</span>}
          />
          <TableFrame label={say("months")}>
            <Table caption={say("months")}>
              <TableHead
                columns={[say("month"), figures(say("factor")), figures(say("usual")), figures(say("days"))]}
              />
              <tbody>
                {followed.months.map(({ month, factor, low, high, days }) => (
                  <tr key={month}>
                    <th scope="row" className="text-left">
                      {longMonth(new Date(Date.UTC(2027, month - 1, 1)))}
                    </th>
                    <td className={factor < low ? "end font-semibold text-warn" : "end font-semibold"}>
                      {formatPercent(factor)}
                    </td>
                    <td className="end">{say("percentRange", { low, high })}</td>
                    <td className="end">{formatNumber(days)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </TableFrame>
        </Sheet>
      )}
      <Sheet aria-label={say("forecast")}>
        <SheetHeader
          title={say("forecast")}
          aside={<span className="type-help text-text-3">{say("forecastAside")}</span>}
        />
        <TableFrame label={say("forecast")}>
          <Table caption={say("forecast")}>
            <TableHead
              columns={[
                say("month"),
                figures(say("expectedKwh")),
                figures(say("range")),
                ...(burns ? [figures(say("litres"))] : []),
              ]}
            />
            <tbody>
              {followed.forecast.map(({ month, kwh, lowKwh, highKwh, litres }) => (
                <tr key={month}>
                  <th scope="row" className="text-left">
                    {monthOfYear(new Date(`${month}-01T00:00:00Z`))}
                  </th>
                  <td className="end font-semibold">{kwhText(kwh)}</td>
                  <td className="end">{say("kwhRange", { low: lowKwh, high: highKwh })}</td>
                  {burns && <td className="end">{say("litresValue", { litres })}</td>}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      </Sheet>
    </>
  );
}
const longMonth = dateText({ month: "long", timeZone: "UTC" });
const monthOfYear = dateText({ month: "short", year: "numeric", timeZone: "UTC" });
