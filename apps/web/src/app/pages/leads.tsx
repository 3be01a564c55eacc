import { InstallerBar } from "../../features/installer/installer-bar";
import { LeadsPage } from "../../features/leads/leads-page";
import { Thread } from "../../features/messages/thread";
import { leadSearch } from "../../features/leads/model/lead-search";
import { usePageAddress } from "../../lib/routing/router";

export function LeadsRoute() {
  const { search: written, setSearch } = usePageAddress("/leads");
  const search = leadSearch({ ...written });
  return (
    <>
      <InstallerBar />
      <LeadsPage
        search={search}
        onSearch={(next) => setSearch((latest) => next(leadSearch({ ...latest })), { resetScroll: false })}
        renderThread={(leadId) => <Thread key={leadId} id={leadId} />}
      />
    </>
  );
}
