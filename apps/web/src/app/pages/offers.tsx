import { ProjectTitle } from "../../features/design/project-title";
import { offerSearch } from "../../features/offers/model/offer-search";
import { OffersPage } from "../../features/offers/offers-page";
import { usePageAddress } from "../../lib/routing/router";

export function OffersRoute() {
  const {
    params: { projectId },
    search: written,
    setSearch,
  } = usePageAddress("/projects/$projectId/offers");
  return (
    <OffersPage
      key={projectId}
      projectId={projectId}
      search={offerSearch({ ...written })}
      onSearch={(next) => setSearch((latest) => next(offerSearch({ ...latest })), { resetScroll: false })}
      title={<ProjectTitle projectId={projectId} />}
    />
  );
}
