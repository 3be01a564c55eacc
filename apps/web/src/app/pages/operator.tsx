import { say } from "@sunwright/words/operator";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AuditPage } from "../../features/operator/audit-page";
import { DisputesPage } from "../../features/operator/disputes-page";
import { HealthPage } from "../../features/operator/health-page";
import { auditSearch, disputeSearch, queueSearch } from "../../features/operator/model/search";
import { OperatorRoom } from "../../features/operator/operator-room";
import { QueuePage } from "../../features/operator/queue-page";
import { FreshStep, type FreshStepProps } from "../../features/second/fresh-step";
import { SecondSignIn } from "../../features/second/second-sign-in";

const queue = getRouteApi("/member/operator");
const disputes = getRouteApi("/member/operator/disputes");
const audit = getRouteApi("/member/operator/audit");

const renderStep = (props: FreshStepProps) => <FreshStep {...props} />;
const Room = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <OperatorRoom title={title} setUp={<SecondSignIn />}>
    {children}
  </OperatorRoom>
);
/** Addresses hold texts. */
const asText = (page: number | undefined) => (page === undefined ? undefined : String(page));

export function OperatorQueueRoute() {
  const navigate = queue.useNavigate();
  return (
    <Room title={say("queue")}>
      <QueuePage
        search={queueSearch({ ...queue.useSearch() })}
        onSearch={({ page, ...search }) =>
          void navigate({ search: { ...search, page: asText(page) }, resetScroll: false })
        }
        renderStep={renderStep}
      />
    </Room>
  );
}

export function OperatorDisputesRoute() {
  const navigate = disputes.useNavigate();
  return (
    <Room title={say("disputes")}>
      <DisputesPage
        search={disputeSearch({ ...disputes.useSearch() })}
        onSearch={({ page, ...search }) =>
          void navigate({ search: { ...search, page: asText(page) }, resetScroll: false })
        }
        renderStep={renderStep}
      />
    </Room>
  );
}

export function OperatorAuditRoute() {
  const navigate = audit.useNavigate();
  return (
    <Room title={say("audit")}>
      <AuditPage
        search={auditSearch({ ...audit.useSearch() })}
        onSearch={({ page, ...search }) =>
          void navigate({ search: { ...search, page: asText(page) }, resetScroll: false })
        }
      />
    </Room>
  );
}

export const OperatorHealthRoute = () => (
  <Room title={say("health")}>
    <HealthPage />
  </Room>
);
