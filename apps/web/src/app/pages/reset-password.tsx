import { getRouteApi } from "@tanstack/react-router";
import { ResetPasswordPage } from "../../features/auth/reset-password-page";

const route = getRouteApi("/reset-password");

export function ResetPasswordRoute() {
  const { token } = route.useSearch();
  return <ResetPasswordPage token={token} />;
}
