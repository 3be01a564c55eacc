import type { OfferedPassport, Passports, PassportSummary } from "@sunwright/contract/passports";
import { say as called } from "@sunwright/words/passport-names";
import { say } from "@sunwright/words/passports";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "../../lib/format";
import { named } from "../../lib/named";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-class";
import { Chip } from "../../ui/chip";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { SearchBox } from "../../ui/search-box";
import { Sheet, SheetHeader } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { SolarArraySymbol } from "../../ui/symbols";
import { passportsQuery, useTransferAnswer } from "./api/passports";
import { PassportDialog } from "./components/dialog";
import "./passports.css";

interface PassportsPageProps {
  /** What passports are looked for by, as the address has it. */
  readonly q: string;
  readonly onSearch: (q: string | undefined) => void;
}

/** The passports of somebody's systems, and those that are offered to them. */
export function PassportsPage(props: PassportsPageProps) {
  usePageFrame({ title: say("mine") });
  const answer = useQuery(passportsQuery());
  return (
    <div className="page-width pt-8 pb-16">
      <nav className="type-small">
        <Link to="/projects" className="link">
          {say("toProjects")}
        </Link>
      </nav>
      <h1 className="type-h1">{say("mine")}</h1>
      <p className="mt-1 max-w-[64ch] text-text-2">{say("mineHelp")}</p>
      {answer.data ? (
        <Shown list={answer.data} {...props} />
      ) : answer.isError ? (
        <ErrorRow
          message={say("notLoaded")}
          detail={say("safe")}
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      ) : (
        <Delayed>
          <SkeletonRows rows={4} showLabel label={say("loading")} className="mt-6" />
        </Delayed>
      )}
    </div>
  );
}

function Shown({ list: { passports, offered }, q, onSearch }: PassportsPageProps & { readonly list: Passports }) {
  const found = named(passports, q, ({ number, place, firmName }) => `${number} ${place} ${firmName}`);
  return (
    <>
      {offered.length > 0 && <Offered offered={offered} />}
      {passports.length === 0 ? (
        <Empty
          className="mt-6"
          symbol={<SolarArraySymbol />}
          action={
            <Link to="/projects" className={buttonClass({ variant: "outline", size: "sm" })}>
              {say("toProjects")}
            </Link>
          }
        >
          {say("none")}
        </Empty>
      ) : (
        <>
          {(q !== "" || passports.length > 1) && (
            <SearchBox label={say("search")} className="mt-6 max-w-105" value={q} onSearch={onSearch} />
          )}
          {found.length === 0 ? (
            <Empty className="mt-6" symbol={<SolarArraySymbol />}>
              {say("noneFound")}
            </Empty>
          ) : (
            <Sheet aria-label={say("mine")} className="mt-6 overflow-hidden">
              <PassportRows passports={found} heading="h2" />
            </Sheet>
          )}
        </>
      )}
    </>
  );
}

interface Rows {
  readonly passports: readonly PassportSummary[];
  /** One below the heading that the list stands under. */
  readonly heading: "h2" | "h3";
}

export const PassportRows = ({ passports, heading: Heading }: Rows) => (
  <ul className="passport-list">
    {passports.map(({ id, number, state, place, firmName, handedOverOn, panelWatts, alerts, next, readOn }) => (
      <li key={id}>
        <div className="min-w-0">
          <Heading className="font-semibold break-words">
            <Link to="/passports/$passport" params={{ passport: id }} className="link">
              {number}, {place}
            </Link>
          </Heading>
          <p className="type-small break-words text-text-2">
            {say("summary", { kilowatts: panelWatts / 1_000, firm: firmName, day: formatDate(handedOverOn) })}
          </p>
        </div>
        <p className="type-small text-text-2">
          {next !== null && say("nextTask", { task: called(`task.${next.task}`), day: formatDate(next.dueOn) })}
          <span className="type-help block text-text-3">
            {readOn === null ? say("neverRead") : say("readOn", { day: formatDate(readOn) })}
          </span>
        </p>
        <span className="passport-list-chips">
          {state === "held" && <Chip tone="warn">{say("heldShort")}</Chip>}
          {alerts > 0 && <Chip tone="warn">{say("alertCount", { count: alerts })}</Chip>}
        </span>
      </li>
    ))}
  </ul>
);

function Offered({ offered }: { readonly offered: readonly OfferedPassport[] }) {
  const [asked, setAsked] = useState<{ readonly of: OfferedPassport; readonly accept: boolean } | null>(null);
  const { mutate, isPending } = useTransferAnswer();
  const close = () => setAsked(null);
  return (
    <Sheet aria-label={say("offered")} className="mt-6">
      <SheetHeader
        title={say("offered")}
        aside={<span className="type-small text-text-2">{say("offeredHelp")}</span>}
      />
      <ul className="passport-list">
        {offered.map((each) => (
          <li key={each.transferId}>
            <div className="min-w-0">
              <h3 className="font-semibold break-words">
                {each.number}, {each.place}
              </h3>
              <p className="type-small break-words text-text-2">
                {say("summary", {
                  kilowatts: each.panelWatts / 1_000,
                  firm: each.firmName,
                  day: formatDate(each.handedOverOn),
                })}
              </p>
            </div>
            <p className="type-small text-text-2">{say("offeredUntil", { day: formatDate(each.until) })}</p>
            <span className="passport-list-chips">
              <Button size="sm" onClick={() => setAsked({ of: each, accept: true })}>
                {say("take")}
              </Button>
              <Button size="sm" variant="outline" onClick={() => setAsked({ of: each, accept: false })}>
                {say("decline")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <PassportDialog
          title={say(asked.accept ? "ask.take" : "ask.decline", { number: asked.of.number })}
          description={say(asked.accept ? "ask.takeHelp" : "ask.declineHelp")}
          action={say(asked.accept ? "take" : "decline")}
          danger={!asked.accept}
          busy={isPending}
          onClose={close}
          onSubmit={() => mutate({ transferId: asked.of.transferId, accept: asked.accept }, { onSettled: close })}
        />
      )}
    </Sheet>
  );
}
