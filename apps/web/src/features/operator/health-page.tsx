import { say } from "@sunwright/words/operator";
import type { Health } from "@sunwright/contract/operator";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatDateTime, formatNumber } from "../../lib/format";
import { Chip } from "../../ui/chip";
import { Sheet, SheetHeader } from "../../ui/sheet";
import { SkeletonRows } from "../../ui/skeleton";
import { figures, Table, TableHead } from "../../ui/table";
import { healthQuery } from "./api/operator";
import { Unread } from "./components/unread";

/** Figures of the server that somebody can act on. */
export function HealthPage() {
  const answer = useQuery(healthQuery);
  if (!answer.data)
    return answer.isError ? <Unread query={answer} /> : <SkeletonRows rows={6} showLabel label={say("loading")} />;
  const { mails, failures, underWay } = answer.data;
  const failed = failures.reduce((sum, { count }) => sum + count, 0);
  const busy = underWay.filter(({ count }) => count > 0);
  return (
    <div className="operator-columns">
      <Sheet aria-label={say("health.figures")}>
        <SheetHeader title={say("health.figures")} />
        <div className="operator-facts px-5 pb-4">
          <Fact name={say("health.mails")} wrong={mails.oldest !== null && mails.due > 0}>
            {say("health.mailsLine", { count: mails.due })}
            {mails.oldest === null
              ? `. ${mails.lastSent === null ? say("health.neverSent") : say("health.lastSent", { time: formatDateTime(mails.lastSent) })}`
              : `. ${say("health.oldest", { time: formatDateTime(mails.oldest) })}`}
          </Fact>
          <Fact name={say("health.givenUp")} wrong={mails.givenUp > 0}>
            {formatNumber(mails.givenUp)}
          </Fact>
          <Backup {...answer.data} />
          <Books {...answer.data} />
          <Trail {...answer.data} />
          <Sweeps {...answer.data} />
          <Fact name={say("health.failures")} wrong={failed > 0}>
            {say("health.failuresSum", { count: failed })}
          </Fact>
          {busy.length > 0 && (
            <Fact name={say("health.underWay")} wrong={false}>
              {busy.map(({ what, count }) => `${what} ${formatNumber(count)}`).join(", ")}
            </Fact>
          )}
        </div>
      </Sheet>
      <section aria-label={say("health.failures")}>
        <h2 className="type-h2 mb-3">{say("health.failures")}</h2>
        {failures.length === 0 ? (
          <p className="text-text-2">{say("health.noFailures")}</p>
        ) : (
          <div className="operator-scroll">
            <Table caption={say("health.failures")}>
              <TableHead columns={[say("health.route"), say("health.status"), figures(say("health.count"))]} />
              <tbody>
                {failures.map(({ route, status, count }) => (
                  <tr key={`${status} ${route}`}>
                    <th scope="row">{route}</th>
                    <td>{status}</td>
                    <td className="end">{formatNumber(count)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        )}
      </section>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  /** Something is to be done about it. */
  readonly wrong: boolean;
  readonly children: ReactNode;
}

const Fact = ({ name, wrong, children }: FactProps) => (
  <div>
    <span className="type-h4">{name}</span>
    {wrong ? <Chip tone="warn">{children}</Chip> : <span className="type-small text-text-2">{children}</span>}
  </div>
);

function Backup({ backup, ownBackups }: Pick<Health, "backup" | "ownBackups">) {
  const name = say("health.backup");
  if (backup !== null)
    return (
      <Fact name={name} wrong={false}>
        {formatDateTime(backup)}
      </Fact>
    );
  return (
    <Fact name={name} wrong={ownBackups}>
      {say(ownBackups ? "health.noBackup" : "health.elsewhere")}
    </Fact>
  );
}

function Books({ books }: Pick<Health, "books">) {
  const name = say("health.books");
  if (books === null)
    return (
      <Fact name={name} wrong={false}>
        {say("health.booksNever")}
      </Fact>
    );
  const time = formatDateTime(books.at);
  return (
    <Fact name={name} wrong={books.faults > 0}>
      {books.faults > 0 ? say("health.booksDiffer", { count: books.faults, time }) : say("health.booksAgree", { time })}
    </Fact>
  );
}

function Trail({ audit }: Pick<Health, "audit">) {
  const name = say("audit");
  if (audit === null)
    return (
      <Fact name={name} wrong={false}>
        {say("health.booksNever")}
      </Fact>
    );
  const time = formatDateTime(audit.at);
  return (
    <Fact name={name} wrong={audit.broken !== null}>
      {audit.broken === null
        ? say("health.auditWhole", { time })
        : say("health.auditBroken", { place: audit.broken, time })}
    </Fact>
  );
}

function Sweeps({ sweeps }: Pick<Health, "sweeps">) {
  const name = say("health.sweeps");
  if (sweeps === null)
    return (
      <Fact name={name} wrong={false}>
        {say("health.sweepsNever")}
      </Fact>
    );
  const failed = sweeps.failedAt !== null && sweeps.failedAt > sweeps.at ? sweeps.failedAt : null;
  return (
    <Fact name={name} wrong={failed !== null}>
      {failed === null
        ? say("health.sweepsDone", { time: formatDateTime(sweeps.at) })
        : say("health.sweepsFailed", { time: formatDateTime(failed) })}
    </Fact>
  );
}
