import { useQuery } from "@tanstack/react-query";
import { usePageFrame } from "../../lib/page-frame";
import { ErrorRow } from "../../ui/error-row";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { accountQuery } from "./api/account";
import { PictureField } from "./components/picture-field";
import { ProfileForm } from "./components/profile-form";

/** Names, contact, business and picture: what others see of an account. */
export function ProfilePage() {
  usePageFrame({ title: "Profile" });
  const account = useQuery(accountQuery);
  return (
    <div className="page-width py-8 max-sm:py-6">
      <h1 className="type-display">Profile</h1>
      <p className="mt-2 mb-8 text-text-2">Your name, how to reach you and, for a business, what clients see of it.</p>
      {account.isError && (
        <ErrorRow
          message="Your profile could not be loaded"
          detail="It is safe on the server."
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
        />
      )}
      {account.isPending && (
        <Delayed>
          <SkeletonRows rows={6} label="Loading your profile" />
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
