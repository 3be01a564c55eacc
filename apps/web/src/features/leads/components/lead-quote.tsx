import type { Lead } from "@sunwright/contract/leads";
import { say } from "@sunwright/words/leads";
import { FilePen } from "lucide-react";
import { Link } from "../../../lib/routing/link";
import { useNavigate } from "../../../lib/routing/router";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-class";
import { useStartingQuote } from "../api/leads";

/** From a lead that was accepted to its quote. */
export function LeadQuote({ lead: { id, state, quoteId } }: { readonly lead: Lead }) {
  const navigate = useNavigate();
  const starting = useStartingQuote();
  if (quoteId !== null)
    return (
      <div className="lead-part">
        <Link to="/quotes/$quoteId" params={{ quoteId }} className={buttonClass({ variant: "outline" })}>
          {say("toQuote")}
        </Link>
      </div>
    );
  if (state !== "accepted" && state !== "site_visit") return null;
  return (
    <div className="lead-part">
      <Button
        busy={starting.isPending}
        busyText={say("startingQuote")}
        icon={<FilePen size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() =>
          starting.mutate(id, {
            onSuccess: (quote) => void navigate({ to: "/quotes/$quoteId", params: { quoteId: quote.id } }),
          })
        }
      >
        {say("startQuote")}
      </Button>
      <p className="type-help mt-2 text-text-3">{say("quoteLine")}</p>
    </div>
  );
}
