import { getRouteApi } from "@tanstack/react-router";
import { InstallerBar } from "../../features/installer/installer-bar";
import { LeadsPage } from "../../features/leads/leads-page";
import { Thread } from "../../features/messages/thread";
import { leadSearch } from "../../features/leads/model/lead-search";

const route = getRouteApi("/member/leads");

export function LeadsRoute() {
  const navigate = route.useNavigate();
  const search = leadSearch({ ...route.useSearch() });
  return (
    <>
      <InstallerBar />
      <LeadsPage
        search={search}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        renderThread={(leadId) => <Thread key={leadId} id={leadId} />}
      />
    </>
  );
}
