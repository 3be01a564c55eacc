import { useCallback } from "react";
import { usePageAddress } from "../../lib/routing/router";
import { AuthScreen } from "./auth-screen";

export function AuthRoute() {
  const { search, setSearch } = usePageAddress("/auth");
  const forget = useCallback(() => setSearch(({ next, mode }) => ({ next, mode }), { replace: true }), [setSearch]);
  return <AuthScreen search={search} onVerificationTold={forget} />;
}
