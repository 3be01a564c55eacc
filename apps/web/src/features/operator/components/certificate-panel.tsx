import { say } from "@sunwright/words/operator";
import type { CertificateFile } from "@sunwright/contract/operator";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { formatDate } from "../../../lib/format";
import { buttonClass } from "../../../ui/button-class";
import { Chip } from "../../../ui/chip";
import { certificateQuery, paperAddress, sendCertificate } from "../api/operator";
import { CasePanel } from "./case-list";
import { CertificateDecision } from "./certificate-decision";
import { FirmDecision } from "./firm-decision";
import { History } from "./history";
import type { RenderStep } from "./use-decide";

export const CERTIFICATE_TONES = { pending: "info", verified: "ok", rejected: "bad", revoked: "bad" } as const;
const FIRM_TONES = { active: "ok", paused: "warn", suspended: "bad", closed: "outline" } as const;

interface PanelProps {
  readonly id: string;
  readonly renderStep: RenderStep;
}

/** One certificate, opened: the paper, what the firm typed, the decision, and what was decided before. */
export function CertificatePanel({ id, renderStep }: PanelProps) {
  const opened = useQuery(certificateQuery(id));
  return (
    <CasePanel label={say("queue.document")} read={opened}>
      {(file) => <Opened file={file} renderStep={renderStep} />}
    </CasePanel>
  );
}

function Opened({ file, renderStep }: { readonly file: CertificateFile; readonly renderStep: RenderStep }) {
  const client = useQueryClient();
  const { firm, certificate, others, history } = file;
  const place = [firm.town, firm.country].filter((part) => part !== null).join(", ");
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="type-h2 flex flex-wrap items-center gap-2">
          {firm.name}
          <Chip tone={FIRM_TONES[firm.state]}>{say("certificate.firmState", { state: firm.state })}</Chip>
        </h2>
        <p className="type-small text-text-2">
          {say("certificate.where", {
            kind: firm.kind,
            place: place === "" ? say("certificate.noPlace") : place,
            day: formatDate(firm.since),
          })}
        </p>
      </div>
      <div>
        <h3 className="type-h4 flex flex-wrap items-center gap-2">
          {certificate.kind}
          <Chip tone={CERTIFICATE_TONES[certificate.state]}>
            {say("certificate.state", { state: certificate.state })}
          </Chip>
        </h3>
        {certificate.issuer !== "" && (
          <p className="type-small text-text-2">{say("certificate.issuer", { issuer: certificate.issuer })}</p>
        )}
        {certificate.systemTypes.length > 0 && (
          <p className="type-small text-text-2">
            {say("certificate.systems", {
              systems: certificate.systemTypes.map((type) => say(`certificate.system.${type}`)).join(", "),
            })}
          </p>
        )}
        {certificate.reason !== "" && <p className="type-small mt-1">{certificate.reason}</p>}
      </div>
      <Paper file={file} />
      <CertificateDecision
        key={`${certificate.id} ${certificate.state}`}
        certificate={certificate}
        renderStep={renderStep}
        onDecide={(body) => sendCertificate(client, certificate.id, body)}
      />
      {others.length > 0 && (
        <div>
          <h3 className="type-h3">{say("others.title")}</h3>
          <ul className="operator-facts mt-2">
            {others.map((paper) => (
              <div key={paper.id} role="listitem">
                <span className="min-w-0 break-words">{[paper.kind, paper.number].join(" ")}</span>
                <Chip tone={CERTIFICATE_TONES[paper.state]}>{say("certificate.state", { state: paper.state })}</Chip>
              </div>
            ))}
          </ul>
        </div>
      )}
      <FirmDecision firmId={firm.id} state={firm.state} renderStep={renderStep} />
      <History title={say("history.title")} lines={history} />
    </div>
  );
}

/** The paper itself. A PDF is stored by the browser, never opened as a page of ours. */
function Paper({ file: { file, firm, certificate } }: { readonly file: CertificateFile }) {
  if (file === null) return <p className="type-small text-text-2">{say("certificate.noFile")}</p>;
  const address = paperAddress(certificate.id);
  return (
    <div className="grid justify-items-start gap-2">
      {file.type === "picture" && (
        <img className="operator-paper" src={address} alt={say("certificate.picture", { firm: firm.name })} />
      )}
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: "outline", size: "sm" })}
        download={file.type === "pdf" ? file.name : undefined}
      >
        <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
        {say("openFile")}
      </a>
    </div>
  );
}
