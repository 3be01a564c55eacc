import type { Job } from "@sunwright/contract/jobs";
import { say as sayStep } from "@sunwright/words/job-steps";
import { say } from "@sunwright/words/jobs";
import { amountText } from "../../../lib/minor-money";
import { AmountDialog, type Sale } from "../../sales/components/dispute-dialogs";
import { Disputes } from "../../sales/components/disputes";
import type { JobSends } from "../api/jobs";
import type { DialogOf } from "../model/dialog-of";

const saleOf = ({ currency, side }: Job): Sale => ({
  of: "job",
  currency,
  owner: side === "firm" ? "firm" : "account",
});
const milestoneOf = (job: Job, { milestoneId }: Job["disputes"][number]) =>
  job.milestones.find(({ id }) => id === milestoneId);

interface JobDisputesProps {
  readonly job: Job;
  readonly busy: boolean;
  readonly onSend: (body: JobSends, done?: () => void) => void;
}

export const JobDisputes = ({ job, busy, onSend }: JobDisputesProps) => (
  <Disputes
    sale={saleOf(job)}
    disputes={job.disputes}
    titleOf={(dispute) =>
      sayStep("dispute.claim", {
        amount: amountText(dispute.amountMinor, job.currency),
        milestone: say(`when.${milestoneOf(job, dispute)?.when ?? "running"}`),
      })
    }
    mostOf={(dispute) => milestoneOf(job, dispute)?.amountMinor ?? dispute.amountMinor}
    address={`/api/jobs/${job.id}`}
    className="job-rows job-things"
    busy={busy}
    onSend={onSend}
  />
);

/** Says what is wrong with what a milestone is asked for. */
export function ClaimDialog({ job, busy, onSend, onClose }: DialogOf<JobSends> & { readonly job: Job }) {
  const asked = job.milestones.filter(({ dueOn, amountMinor }) => dueOn !== null && amountMinor > 0).toReversed();
  const amounts = asked.map(({ amountMinor }) => amountMinor);
  return (
    <AmountDialog
      title={say("reportTitle")}
      help={say("reportHelp")}
      action={say("report")}
      danger
      sale={saleOf(job)}
      start={amounts[0] ?? 0}
      most={Math.max(0, ...amounts)}
      opens={{
        label: say("claimMilestone"),
        options: asked.map(({ id, when, amountMinor }) => ({
          value: id,
          label: say(`when.${when}`),
          detail: amountText(amountMinor, job.currency),
        })),
      }}
      busy={busy}
      onClose={onClose}
      onSend={(sent, milestoneId) => onSend({ action: "open-dispute", milestoneId, ...sent })}
    />
  );
}
