import { getRouteApi } from "@tanstack/react-router";
import { FirmInvitationPage } from "../../features/firm/invitation-page";
import { InstallerPage } from "../../features/installer/installer-page";
import { reviewAddress, reviewSearch } from "../../features/reviews/model/review-search";
import { ReviewList } from "../../features/reviews/review-list";
import { InstallerProfilePage } from "../../features/installer/profile-page";

const firmInvitation = getRouteApi("/member/firm/invitation");
const shopInvitation = getRouteApi("/member/shop/invitation");
const installerRoute = getRouteApi("/member/installers/$firmId");

export const InstallerProfileRoute = () => <InstallerProfilePage />;
export function FirmInvitationRoute() {
  const { token = "" } = firmInvitation.useSearch();
  return <FirmInvitationPage token={token} />;
}
/** Where mails led before installers had members, too. */
export function ShopInvitationRoute() {
  const { token = "" } = shopInvitation.useSearch();
  return <FirmInvitationPage token={token} />;
}
export function InstallerRoute() {
  const { firmId } = installerRoute.useParams();
  const navigate = installerRoute.useNavigate();
  const search = reviewSearch({ ...installerRoute.useSearch() });
  return (
    <InstallerPage
      key={firmId}
      firmId={firmId}
      reviews={(firm) => (
        <ReviewList
          of={{ firm: firmId }}
          firm={firm}
          search={search}
          onSearch={(next) => void navigate({ search: reviewAddress(next), resetScroll: false })}
        />
      )}
    />
  );
}
