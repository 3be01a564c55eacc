import { say } from "@sunwright/words/operator";
import type { Trail } from "@sunwright/contract/operator";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { formatDateTime } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { Field } from "../../../ui/field";
import { SummarySheet } from "../../../ui/sheet";
import { TextInput } from "../../../ui/text-input";
import { look } from "../api/operator";
import { AuditLines } from "./audit-lines";

/** What happened to an order, a job or a firm. */
export function LookUp() {
  const client = useQueryClient();
  const [what, setWhat] = useState("");
  const found = useMutation({ mutationFn: () => look(client, what.trim()) });
  return (
    <SummarySheet className="operator-side" aria-label={say("lookUp.title")}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (what.trim() !== "" && !found.isPending) found.mutate();
        }}
      >
        <h2 className="type-h2">{say("lookUp.title")}</h2>
        <Field
          label={say("lookUp.what")}
          help={say("lookUp.help")}
          error={found.isError ? userMessageOf(found.error, say("notLoaded")) : undefined}
        >
          <TextInput maxLength={100} value={what} onChange={(event) => setWhat(event.target.value)} />
        </Field>
        <Button
          type="submit"
          className="justify-self-start"
          busy={found.isPending}
          busyText={say("lookUp.doing")}
          icon={<Search aria-hidden="true" />}
        >
          {say("lookUp.do")}
        </Button>
      </form>
      {found.data && <Found trail={found.data} />}
    </SummarySheet>
  );
}

function Found({ trail: { kind, name, state, firm, money, events, audit } }: { readonly trail: Trail }) {
  return (
    <div className="mt-5 grid gap-4">
      <div>
        <h3 className="type-h3 flex flex-wrap items-center gap-2">
          {`${say("lookUp.kind", { kind })} ${name}`}
          <Chip tone="info">{state}</Chip>
        </h3>
        {money !== null && (
          <p className="type-small text-text-2">{`${firm}, ${amountText(money.totalMinor, money.currency)}`}</p>
        )}
      </div>
      <div>
        <h4 className="type-h4 mb-2">{say("lookUp.events")}</h4>
        {events.length === 0 ? (
          <p className="type-small text-text-2">{say("lookUp.none")}</p>
        ) : (
          <ol className="operator-lines">
            {events.map(({ at, by, event, before, after }, index) => (
              <li key={`${at} ${index}`}>
                <span className="type-small text-text-3">{`${formatDateTime(at)}, ${by}`}</span>
                <span className="type-small break-words">
                  {say("lookUp.step", { event, before: before === "" ? "none" : before, after })}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
      {audit.length > 0 && (
        <div>
          <h4 className="type-h4 mb-2">{say("audit")}</h4>
          <AuditLines lines={audit} />
        </div>
      )}
    </div>
  );
}
