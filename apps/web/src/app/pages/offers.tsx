import { getRouteApi } from "@tanstack/react-router";
import { ProjectTitle } from "../../features/design/project-title";
import { offerSearch } from "../../features/offers/model/offer-search";
import { OffersPage } from "../../features/offers/offers-page";

const route = getRouteApi("/member/projects/$projectId/offers");

export function OffersRoute() {
  const { projectId } = route.useParams();
  const navigate = route.useNavigate();
  return (
    <OffersPage
      key={projectId}
      projectId={projectId}
      search={offerSearch({ ...route.useSearch() })}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
      title={<ProjectTitle projectId={projectId} />}
    />
  );
}
