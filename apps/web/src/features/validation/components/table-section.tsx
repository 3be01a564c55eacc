import { tell } from "@sunwright/words/tell-validation";
import { say } from "@sunwright/words/validation";
import type { CheckReport } from "@sunwright/engine/validation/check";
import { CONTENTS, type Letter } from "@sunwright/engine/validation/contents";
import { Chip } from "../../../ui/chip";
import { figures, Table, TableHead } from "../../../ui/table";
import { problemText, shareText, type TableState } from "../model/progress";

const figure = (value: number) => (value === 0 ? "0" : value.toPrecision(2));

function stateChip(state: TableState) {
  if (state.kind === "waiting") return <Chip>{say("state.notRun")}</Chip>;
  if (state.kind === "running") return <Chip tone="info">{say("state.running")}</Chip>;
  if (state.kind === "failed") return <Chip tone="bad">{say("state.notRun")}</Chip>;
  return state.report.passes ? (
    <Chip tone="ok">{say("state.passes")}</Chip>
  ) : (
    <Chip tone="bad">{say("state.outOfTolerance")}</Chip>
  );
}

/** One table of the references: what it holds the engine to, and what the run found. */
export function TableSection({ letter, state }: { readonly letter: Letter; readonly state: TableState }) {
  const { against } = CONTENTS[letter];
  const title = tell(CONTENTS[letter].title);
  return (
    <section aria-labelledby={`table-${letter}`} className="border-t border-line-strong pt-4">
      <div className="flex items-start justify-between gap-4">
        <h2 id={`table-${letter}`} className="type-h3">
          {letter}. {title}
        </h2>
        {stateChip(state)}
      </div>
      <p className="type-small mt-1 text-text-2">{say("heldAgainst", { references: tell(against) })}</p>
      {state.kind === "failed" && <p className="mt-2 text-bad">{problemText(state.problem)}</p>}
      {state.kind === "done" && (
        <>
          <Checks title={title} checks={state.report.checks} />
          {state.report.unchecked
            .map((text) => tell(text))
            .map((what) => (
              <p key={what} className="type-small mt-1 text-text-2">
                {say("notChecked", { what })}
              </p>
            ))}
        </>
      )}
    </section>
  );
}

function Checks({ title, checks }: { readonly title: string; readonly checks: readonly CheckReport[] }) {
  return (
    <Table caption={title} className="mt-2 [&_tr>:first-child]:pl-0 [&_tr>:last-child]:pr-0">
      <TableHead columns={[say("checkAndTolerance"), figures(say("cases")), figures(say("worst"))]} />
      <tbody>
        {checks.map((check) => (
          <CheckRow key={tell(check.name)} check={check} />
        ))}
      </tbody>
    </Table>
  );
}

function CheckRow({ check: { name, tolerance, cases, worst, passes } }: { readonly check: CheckReport }) {
  const share = worst === null ? "" : shareText(worst.excess);
  return (
    <tr>
      <th scope="row">
        {tell(name)}
        <span className="type-small block font-normal text-text-2">{tell(tolerance)}</span>
      </th>
      <td className="end">{cases.length}</td>
      <td className="end">
        <span className={passes ? undefined : "font-semibold text-bad"}>{share}</span>
        {worst !== null && (
          <span className="type-small block text-text-2">
            {figure(worst.deviation)}, <span className="break-all">{tell(worst.case)}</span>
          </span>
        )}
      </td>
    </tr>
  );
}
