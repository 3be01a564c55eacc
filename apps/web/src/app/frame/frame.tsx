import type { ReactNode } from "react";
import { VerificationBanner } from "../../features/account/verification-banner";
import { useSession } from "../../lib/current-user";
import { MachineNote } from "../../lib/machine-note";
import { useCurrentPageFrame } from "../../lib/page-frame";
import { HeroBand } from "./hero-band";
import { LegalLinks } from "../../ui/legal-links";
import { useLoadedLater } from "./loaded-later";
import { NavBar } from "./nav-bar";
import { offlineStrip } from "./on-demand";

/** Navigation bar, hero band where a page asks for one, and the page. */
export function Frame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const page = useCurrentPageFrame();
  const report = page?.exportReport;
  const strip = offlineStrip.useLoaded();
  useLoadedLater();
  return (
    <div className="flex min-h-dvh flex-col">
      <NavBar user={user} showExport={report !== undefined} report={report} />
      {strip && user !== null && <strip.OfflineStrip />}
      {user !== null && page !== null && !page.bannerless && <VerificationBanner key={user.id} user={user} />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {page?.hero && <HeroBand {...page.hero} />}
        {children}
      </main>
      <footer className="page-width type-help w-full pt-4 pb-3 text-text-3">
        <MachineNote />
        <LegalLinks />
      </footer>
    </div>
  );
}
