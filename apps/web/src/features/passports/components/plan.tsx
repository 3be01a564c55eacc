import type { PassportUpkeep } from "@sunwright/contract/passport-parts";
import type { Passport } from "@sunwright/contract/passports";
import { say as called } from "@sunwright/words/passport-names";
import { say } from "@sunwright/words/passports";
import { useState } from "react";
import { formatDate } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { Field } from "../../../ui/field";
import { SectionRule } from "../../../ui/section-rule";
import { TextInput } from "../../../ui/text-input";
import type { PassportSends } from "../api/passports";
import { PassportDialog } from "./dialog";

export interface OwnersProps {
  readonly passport: Passport;
  readonly busy: boolean;
  readonly onSend: (body: PassportSends, done?: () => void) => void;
}

const rhythmOf = ({ every, inDust }: PassportUpkeep) =>
  every === inDust ? called("every", { days: every }) : called("everyInDust", { days: every, dust: inDust });

/** What is to be done to the system, what is due first; its owner ticks it off. */
export function Plan({ passport, busy, onSend }: OwnersProps) {
  const [asked, setAsked] = useState<PassportUpkeep | null>(null);
  const { upkeep, today, own } = passport;
  const sorted = upkeep.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0));
  return (
    <section aria-label={say("plan")}>
      <SectionRule title={say("plan")} aside={own !== null && say("planAside")} />
      <ol className="passport-plan">
        {sorted.map((item) => {
          const { task, skilled, source, doneOn, dueOn } = item;
          const isLate = dueOn < today;
          const name = called(`task.${task}`);
          return (
            <li key={task} data-late={isLate}>
              <p className={isLate ? "type-small font-semibold text-warn" : "type-small text-text-2"}>
                {say(isLate ? "overdue" : "due", { day: formatDate(dueOn) })}
              </p>
              <h3 className="font-semibold">
                {name} {skilled && <Chip tone="info">{called("skilled")}</Chip>}
              </h3>
              <p className="type-small text-text-2">{called(`how.${task}`)}</p>
              <p className="type-help text-text-3">
                {rhythmOf(item)}. {doneOn === null ? say("neverDone") : say("lastDone", { day: formatDate(doneOn) })}.{" "}
                {say("asked", { source })}.
              </p>
              {own !== null && (
                <div className="passport-acts">
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={say("doneOf", { task: name })}
                    onClick={() => setAsked(item)}
                  >
                    {say("done")}
                  </Button>
                  {doneOn !== null && (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={say("undoOf", { task: name })}
                      onClick={() => onSend({ action: "undo-upkeep", task })}
                    >
                      {say("undo")}
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Renewals renewals={passport.renewals} />
      {asked !== null && (
        <DoneDialog
          task={asked.task}
          today={today}
          least={passport.handedOverOn}
          busy={busy}
          onClose={() => setAsked(null)}
          onSend={(on) => onSend({ action: "do-upkeep", task: asked.task, on }, () => setAsked(null))}
        />
      )}
    </section>
  );
}

/** Parts that are replaced, and for how much. */
function Renewals({ renewals }: Pick<Passport, "renewals">) {
  if (renewals.length === 0) return null;
  return (
    <>
      <h3 className="type-label mt-5">{say("renewals")}</h3>
      <ol className="passport-plan">
        {renewals.map(({ part, on, years, cause, price }) => (
          <li key={part}>
            <p className="type-small text-text-2">{say("renewalAbout", { year: on.slice(0, 4) })}</p>
            <h4 className="font-semibold">{say(`renewal.${part}`)}</h4>
            <p className="type-small text-text-2">{say(`renewal.${cause}`, { years })}</p>
            {price !== null && (
              <p className="type-small text-text-2">
                {say("renewalPrice", {
                  price: amountText(price.minor, price.currency),
                  compared: price.compared,
                })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

interface DoneProps {
  readonly task: PassportUpkeep["task"];
  readonly today: string;
  readonly least: string;
  readonly busy: boolean;
  readonly onSend: (on: string) => void;
  readonly onClose: () => void;
}

function DoneDialog({ task, today, least, busy, onSend, onClose }: DoneProps) {
  const [on, setOn] = useState(today);
  const [tried, setTried] = useState(false);
  const isWrong = on === "" || on < least || on > today;
  return (
    <PassportDialog
      title={say("doneTitle", { task: called(`task.${task}`) })}
      description={called(`how.${task}`)}
      action={say("save")}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!isWrong) onSend(on);
      }}
    >
      <Field label={say("doneDay")} error={tried && isWrong ? say("dayWrong") : undefined} required>
        <TextInput
          type="date"
          min={least}
          max={today}
          value={on}
          onChange={({ currentTarget }) => setOn(currentTarget.value)}
        />
      </Field>
    </PassportDialog>
  );
}
