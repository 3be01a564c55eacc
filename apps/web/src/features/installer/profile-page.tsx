import { say } from "@sunwright/words/installer";
import {
  addCertificate,
  changeInstaller,
  type InstallerFirm,
  readOwnInstaller,
  removeCertificate,
} from "@sunwright/contract/installers";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, read } from "../../lib/api";
import { readAgain } from "../../lib/changes";
import { useHasFirm } from "../../lib/own-firm";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Chip } from "../../ui/chip";
import { Sheet, SheetSection } from "../../ui/sheet";
import { FirmAnswer } from "../firm/components/firm-answer";
import { FirmBilling } from "../firm/components/firm-billing";
import { FirmMembers } from "../firm/components/firm-members";
import { FirmState } from "../firm/components/firm-state";
import type { CertificateCalls } from "../firm/components/certificate-calls";
import { Certificates } from "../firm/components/certificates";
import { ProfileFields } from "./components/profile-fields";
import { InstallerBar } from "./installer-bar";
import { isLiving } from "../firm/model/certificate";
import "./installer.css";

/** What an installer's firm says of itself, its certificates, who works there, and whether it takes work. */
export function InstallerProfilePage() {
  usePageFrame({ title: say("profile") });
  const has = useHasFirm("installer");
  const answer = useQuery({ ...read(readOwnInstaller), enabled: has === true });
  const texts = {
    loading: say("loading"),
    none: say("noFirm"),
    notLoaded: say("notLoaded"),
    safe: say("nothingLost"),
  };
  return (
    <>
      <InstallerBar name={answer.data?.name} />
      <div className="page-width pt-8 pb-18 max-sm:pt-5">
        <FirmAnswer answer={answer} has={has} missing="installer_not_found" texts={texts}>
          {(firm) => <Rooms firm={firm} />}
        </FirmAnswer>
      </div>
    </>
  );
}

function Rooms({ firm }: { readonly firm: InstallerFirm }) {
  const client = useQueryClient();
  const calls: CertificateCalls = {
    add: async (body) => {
      await call(addCertificate, { body });
      await readAgain(client, addCertificate);
    },
    remove: async (certificateId) => {
      await call(removeCertificate, { params: { certificateId } });
      await readAgain(client, removeCertificate);
    },
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-h1">{say("profile")}</h1>
        {(firm.state === "active" || firm.state === "paused") && (
          <Link
            to="/installers/$firmId"
            params={{ firmId: firm.id }}
            className={buttonClass({ variant: "outline", size: "sm" })}
          >
            {say("seePage")}
          </Link>
        )}
      </div>
      <div className="firm-beside mt-5">
        <div className="grid min-w-0 gap-6">
          <ProfileFields key={firm.version} firm={firm} />
          <Certificates firm={firm} calls={calls} asksSystems />
          {firm.role === "owner" && <FirmBilling firm={{ ...firm, kind: "installer" }} />}
        </div>
        <aside className="grid content-start gap-6">
          <InstallerState firm={firm} />
          <Verification firm={firm} />
          <FirmMembers firm={{ ...firm, kind: "installer" }} />
        </aside>
      </div>
    </>
  );
}

function InstallerState({ firm }: { readonly firm: InstallerFirm }) {
  const client = useQueryClient();
  return (
    <FirmState
      firm={{ ...firm, kind: "installer" }}
      texts={{
        title: say("state"),
        means: say(`state.${firm.state}.means`),
        pause: say("event.pause"),
        resume: say("event.resume"),
        notChanged: say("notChanged"),
        closeTitle: say("close.title", { firm: firm.name }),
        closeMeans: say("close.means"),
      }}
      onEvent={async (event) => {
        await call(changeInstaller, { body: { event } });
        await readAgain(client, changeInstaller);
      }}
    />
  );
}

function Verification({ firm }: { readonly firm: InstallerFirm }) {
  const verified = firm.certificates.some(({ state }) => isLiving(state));
  return (
    <Sheet aria-label={say("verification")}>
      <SheetSection level={2} title={say("verification")}>
        <Chip tone={verified ? "ok" : "outline"}>{say(verified ? "verified" : "notVerified")}</Chip>
        <p className="type-small mt-3 text-text-2">{say(verified ? "verified.means" : "notVerified.means")}</p>
      </SheetSection>
    </Sheet>
  );
}
