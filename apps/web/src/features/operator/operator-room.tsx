import { say } from "@sunwright/words/operator";
import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { operatorQuery } from "../../lib/operator";
import { usePageFrame } from "../../lib/page-frame";
import { Empty } from "../../ui/empty";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { FirmBar } from "../firm/firm-bar";
import { Unread } from "./components/unread";
import "./operator.css";

const ROOMS = [
  { to: "/operator", label: say("queue") },
  { to: "/operator/disputes", label: say("disputes") },
  { to: "/operator/figures", label: say("figures") },
  { to: "/operator/audit", label: say("audit") },
  { to: "/operator/health", label: say("health") },
  { to: "/operator/legal", label: say("legal") },
] as const;

interface OperatorRoomProps {
  readonly title: string;
  /** Where an operator without a second sign-in sets one up. */
  readonly setUp: ReactNode;
  readonly children: ReactNode;
}

/** A room of the operators: for them alone, and only with a second sign-in. */
export function OperatorRoom({ title, setUp, children }: OperatorRoomProps) {
  usePageFrame({ title });
  const self = useQuery(operatorQuery);
  const may = self.data?.operator === true && self.data.second;
  return (
    <>
      {may && <FirmBar label={say("label")} navigation={say("navigation")} rooms={ROOMS} />}
      <div className="page-width pt-8 pb-18 max-sm:pt-5">
        {self.data ? (
          may ? (
            <>
              <div className="operator-head">
                <h1 className="type-h1">{title}</h1>
                <p className="type-small flex items-center gap-2 text-text-2">
                  <Lock size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
                  {say("seen")}
                </p>
              </div>
              {children}
            </>
          ) : self.data.operator ? (
            <div className="max-w-200">
              <h1 className="type-h1">{say("needSecond")}</h1>
              <p className="mt-2 mb-6 text-text-2">{say("needSecondMeans")}</p>
              {setUp}
            </div>
          ) : (
            <>
              <h1 className="type-h1">{title}</h1>
              <Empty className="mt-6">{say("notYou")}</Empty>
            </>
          )
        ) : self.isError ? (
          <Unread query={self} />
        ) : (
          <Delayed>
            <SkeletonRows rows={6} showLabel label={say("loading")} />
          </Delayed>
        )}
      </div>
    </>
  );
}
