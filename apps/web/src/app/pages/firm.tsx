import { FirmInvitationPage } from "../../features/firm/invitation-page";
import { InstallerPage } from "../../features/installer/installer-page";
import { reviewAddress, reviewSearch } from "../../features/reviews/model/review-search";
import { ReviewList } from "../../features/reviews/review-list";
import { InstallerProfilePage } from "../../features/installer/profile-page";
import { usePageAddress } from "../../lib/routing/router";

export const InstallerProfileRoute = () => <InstallerProfilePage />;
export function FirmInvitationRoute() {
  const { token = "" } = usePageAddress("/firm/invitation").search;
  return <FirmInvitationPage token={token} />;
}
/** Where mails led before installers had members, too. */
export function ShopInvitationRoute() {
  const { token = "" } = usePageAddress("/shop/invitation").search;
  return <FirmInvitationPage token={token} />;
}
export function InstallerRoute() {
  const {
    params: { firmId },
    search: written,
    setSearch,
  } = usePageAddress("/installers/$firmId");
  const search = reviewSearch({ ...written });
  return (
    <InstallerPage
      key={firmId}
      firmId={firmId}
      reviews={(firm) => (
        <ReviewList
          of={{ firm: firmId }}
          firm={firm}
          search={search}
          onSearch={(next) =>
            setSearch((latest) => reviewAddress(next(reviewSearch({ ...latest }))), { resetScroll: false })
          }
        />
      )}
    />
  );
}
