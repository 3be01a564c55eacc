import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { AuthScreen } from "./auth-screen";

const route = getRouteApi("/auth");

export function AuthRoute() {
  const navigate = route.useNavigate();
  const forget = useCallback(
    () =>
      void navigate({
        search: ({ verified: _told, outcome: _outcome, message: _text, ...rest }) => rest,
        replace: true,
      }),
    [navigate],
  );
  return <AuthScreen search={route.useSearch()} onVerificationTold={forget} />;
}
