import { say } from "@sunwright/words/installer";
import type { FirmCertificate } from "@sunwright/contract/installers";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { Chip } from "../../../ui/chip";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { IconButton } from "../../../ui/icon-button";
import { Sheet, SheetSection } from "../../../ui/sheet";
import { toast } from "../../../ui/toast-store";
import { CERTIFICATE_TONES, isLiving } from "../model/certificate";
import { AddCertificate } from "./add-certificate";
import type { CertificateCalls } from "./certificate-calls";
import { CertificatePaper } from "./certificate-paper";

interface CertificatesProps {
  readonly firm: {
    readonly role: "owner" | "staff";
    readonly state: string;
    readonly certificates: readonly FirmCertificate[];
  };
  readonly calls: CertificateCalls;
  readonly asksSystems?: boolean;
}

/** What the firm handed in, what became of it, and the form for the next. */
export function Certificates({ firm, calls, asksSystems = false }: CertificatesProps) {
  const [removing, setRemoving] = useState<FirmCertificate | null>(null);
  const owner = firm.role === "owner";
  const remove = useMutation({
    mutationFn: calls.remove,
    onError: (error) =>
      toast({ tone: "bad", title: say("notRemoved"), description: userMessageOf(error, say("nothingLost")) }),
    onSettled: () => setRemoving(null),
  });
  return (
    <Sheet aria-label={say("certificates")}>
      <SheetSection level={2} title={say("certificates")}>
        {firm.certificates.length === 0 && <p className="text-text-2">{say("noCertificates")}</p>}
        <ul className="firm-certificates">
          {firm.certificates.map((certificate) => (
            <li key={certificate.id} className="firm-certificate">
              <Paper certificate={certificate} />
              {owner && (
                <IconButton
                  danger
                  label={say("certificate.remove", { kind: certificate.kind })}
                  icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
                  onClick={() => setRemoving(certificate)}
                />
              )}
            </li>
          ))}
        </ul>
      </SheetSection>
      {owner && firm.state !== "closed" && (
        <AddCertificate key={firm.certificates.length} add={calls.add} asksSystems={asksSystems} />
      )}
      {removing !== null && (
        <ConfirmDialog
          title={say("remove.title", { kind: removing.kind })}
          description={say("remove.means", { counts: isLiving(removing.state) ? "yes" : "no" })}
          action={say("remove.action")}
          busyText={say("removing")}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removing.id)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Sheet>
  );
}

const Paper = ({ certificate }: { readonly certificate: FirmCertificate }) => (
  <CertificatePaper
    paper={certificate}
    chip={<Chip tone={CERTIFICATE_TONES[certificate.state]}>{say(`certificate.${certificate.state}`)}</Chip>}
  >
    {certificate.reason !== "" && (
      <p className="type-small text-bad">{say("certificate.reason", { reason: certificate.reason })}</p>
    )}
    {certificate.file !== null && (
      <a href={`/api/files/${certificate.file.id}?size=large`} target="_blank" rel="noreferrer" className="link">
        {say("certificate.open", { file: certificate.file.name })}
      </a>
    )}
  </CertificatePaper>
);
