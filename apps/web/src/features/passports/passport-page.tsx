import type { Passport } from "@sunwright/contract/passports";
import { say } from "@sunwright/words/passports";
import { useQuery } from "@tanstack/react-query";
import { refusedAtField } from "../../lib/field-refusal";
import { ApiError } from "../../lib/api-error";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { RefusedContext } from "../../ui/refused";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { SolarArraySymbol } from "../../ui/symbols";
import { again, passportQuery, type PassportSends, usePassportAction } from "./api/passports";
import { Alerts } from "./components/alerts";
import { AsBuilt, Measured, Parts } from "./components/built";
import { CodeSheet } from "./components/code";
import { ForecastChart } from "./components/forecast-chart";
import { PassportFoot, PassportHead, Verdict } from "./components/head";
import { LinkPanel } from "./components/link-panel";
import { Months } from "./components/months";
import { Plan } from "./components/plan";
import { Readings } from "./components/readings";
import { Transfer } from "./components/transfer";
import { Warranties } from "./components/warranties";
import "./passports.css";

/** The passport of a built system: by its link for everybody, by its id for its owner, who reads and does more. */
export function PassportPage({ named }: { readonly named: string }) {
  const answer = useQuery({
    ...passportQuery(named),
    refetchInterval: ({ state }) => again(state.data?.forecast),
  });
  const passport = answer.data;
  usePageFrame({ title: passport ? say("passport", { number: passport.number }) : say("title") });
  if (passport) return <Shown key={passport.id} passport={passport} named={named} />;
  return (
    <div className="page-width pt-6 pb-18 max-sm:pt-4">
      {answer.error instanceof ApiError && answer.error.code === "passport_not_found" ? (
        <Empty
          symbol={<SolarArraySymbol />}
          action={
            <Link to="/" className={buttonClass({ variant: "outline", size: "sm" })}>
              {say("toHome")}
            </Link>
          }
        >
          <h1 className="type-h3">{say("noPassport")}</h1>
        </Empty>
      ) : answer.isError ? (
        <ErrorRow
          message={say("notLoadedOne")}
          detail={say("safe")}
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      ) : (
        <Delayed>
          <SkeletonRows rows={8} showLabel label={say("loadingOne")} />
        </Delayed>
      )}
    </div>
  );
}

function Shown({ passport, named }: { readonly passport: Passport; readonly named: string }) {
  const acting = usePassportAction(passport.id);
  const send = (body: PassportSends, done?: () => void) =>
    acting.mutate(body, { onSuccess: done ?? (() => undefined) });
  const parts = { passport, busy: acting.isPending, onSend: send };
  return (
    <RefusedContext value={refusedAtField(acting.error)}>
      <PassportHead passport={passport} named={named} />
      <div className="page-width passport-page pt-7 pb-18 max-sm:pt-5">
        {passport.own !== null && (
          <nav className="type-small mb-2 print:hidden">
            <Link to="/passports" className="link">
              {say("toPassports")}
            </Link>
          </nav>
        )}
        {passport.state === "held" && (
          <p role="status" className="passport-held">
            {say("held")}
          </p>
        )}
        <Verdict passport={passport} />
        <div className="passport-columns">
          <div className="passport-main">
            <ForecastChart passport={passport} />
            <Readings {...parts} />
            <AsBuilt passport={passport} />
            <Warranties passport={passport} />
            <Months passport={passport} />
            <Parts passport={passport} />
            <Measured passport={passport} />
          </div>
          <div className="passport-side">
            <CodeSheet passport={passport} />
            <Alerts {...parts} />
            <Plan {...parts} />
            <LinkPanel {...parts} />
            <Transfer {...parts} />
          </div>
        </div>
        <PassportFoot passport={passport} />
      </div>
    </RefusedContext>
  );
}
