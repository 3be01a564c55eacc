import type { Job } from "@sunwright/contract/jobs";
import { LINE_KINDS } from "@sunwright/engine/quotes/written-quote";
import { say } from "@sunwright/words/jobs";
import { say as partName } from "@sunwright/words/quote-names";
import { useState } from "react";
import { formatDate } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { Chip, type ChipTone } from "../../../ui/chip";
import { Sheet, SheetFooter, SheetHeader } from "../../../ui/sheet";
import type { JobSends } from "../api/jobs";
import { ChangeDialog } from "./change-dialog";
import { SaleDialog } from "../../sales/components/sale-dialog";

interface ContractProps {
  readonly job: Job;
  readonly busy: boolean;
  readonly onSend: (body: JobSends, done?: () => void) => void;
}

const lineName = ({ kind, name }: { readonly kind: (typeof LINE_KINDS)[number]; readonly name: string }) =>
  name === "" ? partName(`kind.${kind}`) : name;

/** What both agreed on, and what they change of it. */
export function Contract({ job, busy, onSend }: ContractProps) {
  const [asked, setAsked] = useState(false);
  const { contract, currency, changes } = job;
  const { lines, labourMinor, transportMinor, taxMinor, totalMinor } = contract;
  const sums = [
    [say("labour"), labourMinor],
    [say("transport"), transportMinor],
    [say("tax"), taxMinor],
  ] as const;
  return (
    <Sheet aria-label={say("contract")}>
      <SheetHeader
        title={say("contract")}
        aside={
          <span className="type-small">
            {say("contractAside", { number: contract.number, date: formatDate(contract.agreedAt) })}
          </span>
        }
      />
      <div className="job-padded">
        <ul className="job-lines">
          {lines.map((line, index) => (
            <li key={index}>
              <span>
                {line.quantity} × {lineName(line)}
              </span>
              <span>{amountText(line.totalMinor, currency)}</span>
            </li>
          ))}
        </ul>
        <dl className="job-sums">
          {sums.map(([name, minor]) => (
            <div key={name} className="text-text-2">
              <dt>{name}</dt>
              <dd>{amountText(minor, currency)}</dd>
            </div>
          ))}
          <div className="font-semibold">
            <dt>{say("total")}</dt>
            <dd>{amountText(totalMinor, currency)}</dd>
          </div>
        </dl>
        {changes.length > 0 && (
          <>
            <h3 className="type-h4 mt-5">{say("changes")}</h3>
            <ul className="job-things">
              {changes.map((change) => (
                <Change key={change.id} job={job} change={change} busy={busy} onSend={onSend} />
              ))}
            </ul>
          </>
        )}
      </div>
      {job.actions.includes("propose-change") && (
        <SheetFooter>
          <Button size="sm" variant="outline" onClick={() => setAsked(true)}>
            {say("propose")}
          </Button>
        </SheetFooter>
      )}
      {asked && (
        <ChangeDialog
          job={job}
          busy={busy}
          onClose={() => setAsked(false)}
          onSend={(sent) => onSend(sent, () => setAsked(false))}
        />
      )}
    </Sheet>
  );
}

const TONES: Readonly<Record<Job["changes"][number]["state"], ChipTone>> = {
  proposed: "info",
  agreed: "ok",
  declined: "neutral",
  withdrawn: "neutral",
};

interface ChangeProps extends ContractProps {
  readonly change: Job["changes"][number];
}

function Change({ job, change, busy, onSend }: ChangeProps) {
  const [asked, setAsked] = useState(false);
  const { id: changeId, number, state, by, reason, lines, labourMinor, differenceMinor, totalMinor } = change;
  const { currency, actions, side } = job;
  const isOpen = state === "proposed";
  const answer = (agree: boolean) =>
    onSend({ action: "answer-change", changeId, agree, differenceMinor }, () => setAsked(false));
  const total = amountText(totalMinor, currency);
  const sign = differenceMinor >= 0 ? "more" : "less";
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{say("changeHead", { number, by })}</span>
        <Chip tone={TONES[state]}>{say(`change.${state}`)}</Chip>
      </div>
      <p className="type-small break-words whitespace-pre-line">{reason}</p>
      <ul className="job-lines type-small text-text-2">
        {lines.map((line, index) => (
          <li key={index}>
            {say("changeLine", {
              quantity: line.quantity,
              name: lineName(line),
              amount: amountText(line.unitMinor, currency),
            })}
          </li>
        ))}
        {labourMinor !== 0 && <li>{say("changeLabour", { amount: amountText(labourMinor, currency) })}</li>}
      </ul>
      <p className="font-semibold">{say("changeBy", { sign, amount: amountText(differenceMinor, currency), total })}</p>
      {isOpen && (
        <span className="flex flex-wrap gap-2">
          {by !== side && actions.includes("answer-change") && (
            <>
              <Button size="sm" busy={busy} onClick={() => setAsked(true)}>
                {say("agreeChange")}
              </Button>
              <Button size="sm" variant="outline" busy={busy} onClick={() => answer(false)}>
                {say("declineChange")}
              </Button>
            </>
          )}
          {by === side && actions.includes("withdraw-change") && (
            <Button
              size="sm"
              variant="outline"
              busy={busy}
              onClick={() => onSend({ action: "withdraw-change", changeId })}
            >
              {say("withdrawChange")}
            </Button>
          )}
        </span>
      )}
      {asked && (
        <SaleDialog
          title={say("agreeTitle")}
          description={say("agreeHelp", {
            total,
            difference: amountText(Math.abs(differenceMinor), currency),
            more: sign,
          })}
          action={say("agreeChange")}
          busy={busy}
          onClose={() => setAsked(false)}
          onSubmit={() => answer(true)}
        />
      )}
    </li>
  );
}
