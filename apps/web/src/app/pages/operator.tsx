import { say } from "@sunwright/words/operator";
import type { ReactNode } from "react";
import { AuditPage } from "../../features/operator/audit-page";
import { DisputesPage } from "../../features/operator/disputes-page";
import { HealthPage } from "../../features/operator/health-page";
import { auditSearch, disputeSearch, queueSearch } from "../../features/operator/model/search";
import { LegalTextsPage } from "../../features/operator/legal-texts-page";
import { OperatorRoom } from "../../features/operator/operator-room";
import { QueuePage } from "../../features/operator/queue-page";
import { FreshStep, type FreshStepProps } from "../../features/second/fresh-step";
import { SecondSignIn } from "../../features/second/second-sign-in";
import { withPage } from "../../lib/routing/next-search";
import { usePageAddress } from "../../lib/routing/router";

const renderStep = (props: FreshStepProps) => <FreshStep {...props} />;
const Room = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <OperatorRoom title={title} setUp={<SecondSignIn />}>
    {children}
  </OperatorRoom>
);

export function OperatorQueueRoute() {
  const { search: written, setSearch } = usePageAddress("/operator");
  return (
    <Room title={say("queue")}>
      <QueuePage
        search={queueSearch({ ...written })}
        onSearch={(next) => setSearch((latest) => withPage(next(queueSearch({ ...latest }))), { resetScroll: false })}
        renderStep={renderStep}
      />
    </Room>
  );
}

export function OperatorDisputesRoute() {
  const { search: written, setSearch } = usePageAddress("/operator/disputes");
  return (
    <Room title={say("disputes")}>
      <DisputesPage
        search={disputeSearch({ ...written })}
        onSearch={(next) => setSearch((latest) => withPage(next(disputeSearch({ ...latest }))), { resetScroll: false })}
        renderStep={renderStep}
      />
    </Room>
  );
}

export function OperatorAuditRoute() {
  const { search: written, setSearch } = usePageAddress("/operator/audit");
  return (
    <Room title={say("audit")}>
      <AuditPage
        search={auditSearch({ ...written })}
        onSearch={(next) => setSearch((latest) => withPage(next(auditSearch({ ...latest }))), { resetScroll: false })}
      />
    </Room>
  );
}

export const OperatorLegalRoute = () => (
  <Room title={say("legal")}>
    <LegalTextsPage renderStep={renderStep} />
  </Room>
);

export const OperatorHealthRoute = () => (
  <Room title={say("health")}>
    <HealthPage />
  </Room>
);
