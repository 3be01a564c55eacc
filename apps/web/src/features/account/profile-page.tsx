import { say } from "@sunwright/words/account";
import { useQuery } from "@tanstack/react-query";
import { usePageFrame } from "../../lib/page-frame";
import { ErrorRow } from "../../ui/error-row";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { accountQuery } from "./api/account";
import { PictureField } from "./components/picture-field";
import { ProfileForm } from "./components/profile-form";

/** Names, contact, business and picture: what others see of an account. */
export function ProfilePage() {
  usePageFrame({ title: say("profile.title") });
  const account = useQuery(accountQuery);
  return (
    <div className="page-width py-8 max-sm:py-6">
      <h1 className="type-display">{say("profile.title")}</h1>
      <p className="mt-2 mb-8 text-text-2">{say("profile.lead")}</p>
      {account.isError && (
        <ErrorRow
          message={say("profile.notLoaded")}
          detail={say("profile.safe")}
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
        />
      )}
      {account.isPending && (
        <Delayed>
          <SkeletonRows rows={6} label={say("profile.loading")} />
        </Delayed>
      )}
      {account.data && (
        <>
          <PictureField />
          <ProfileForm account={account.data} />
        </>
      )}
    </div>
  );
}
