import { ResetPasswordPage } from "../../features/auth/reset-password-page";
import { usePageAddress } from "../../lib/routing/router";

export function ResetPasswordRoute() {
  const { token } = usePageAddress("/reset-password").search;
  return <ResetPasswordPage token={token} />;
}
