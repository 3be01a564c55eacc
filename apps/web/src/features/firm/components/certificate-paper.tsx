import { say } from "@sunwright/words/installer";
import type { FirmCertificate } from "@sunwright/contract/installers";
import type { ReactNode } from "react";
import { formatDate } from "../../../lib/format";
import "../firm.css";

interface CertificatePaperProps {
  readonly paper: Pick<FirmCertificate, "kind" | "number" | "issuer" | "expires" | "systemTypes">;
  readonly chip: ReactNode;
  readonly children?: ReactNode;
}

/** What stands on a certificate. What an operator wrote down may have neither number nor issuer. */
export function CertificatePaper({ paper, chip, children }: CertificatePaperProps) {
  const { kind, number, issuer, expires, systemTypes } = paper;
  const parts = [
    ...(number === "" ? [] : [say("certificate.number", { number })]),
    ...(issuer === "" ? [] : [say("certificate.issuedBy", { issuer })]),
    expires === null ? say("certificate.noEnd") : say("certificate.until", { day: formatDate(expires) }),
    ...(systemTypes.length === 0
      ? []
      : [say("certificate.systems", { systems: systemTypes.map((type) => say(`system.${type}`)).join(", ") })]),
  ];
  return (
    <div className="grid min-w-0 justify-items-start gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="type-h4 min-w-0 break-words">{kind}</h3>
        {chip}
      </div>
      <ul className="firm-paper type-small text-text-2">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
