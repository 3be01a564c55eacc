import { useCallback } from "react";
import { usePageAddress } from "../../lib/routing/router";
import { AuthScreen } from "./auth-screen";

export function AuthRoute() {
  const { search, setSearch } = usePageAddress("/auth");
  const { next, mode } = search;
  const forget = useCallback(() => setSearch({ next, mode }, { replace: true }), [setSearch, next, mode]);
  return <AuthScreen search={search} onVerificationTold={forget} />;
}
