import { say } from "@sunwright/words/auth";
import type { checkResetToken } from "@sunwright/contract/password-reset";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, route } from "../../lib/api";
import { usePageFrame } from "../../lib/page-frame";
import { Spinner } from "../../ui/spinner";
import { NewPasswordForm } from "./components/new-password-form";
import { ResetDone } from "./components/reset-done";
import { ResetLinkProblem } from "./components/reset-link-problem";
import { SplitLayout } from "./components/split-layout";

const CHECK = route<typeof checkResetToken>("POST", "/api/auth/check-reset-token");

/** Validating, form and success. An expired link is told before anything is typed. */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const [done, setDone] = useState(false);
  usePageFrame({ title: say("reset.title") });
  const check = useQuery({
    queryKey: ["reset-token", token],
    queryFn: () => call(CHECK, { body: { token: token ?? "" } }),
    enabled: token !== undefined,
    retry: false,
    staleTime: Infinity,
  });
  if (done) {
    return (
      <SplitLayout>
        <ResetDone />
      </SplitLayout>
    );
  }
  const refused = check.data?.valid === false;
  return (
    <SplitLayout>
      <h1 className="type-display">{say("reset.title")}</h1>
      {token === undefined && <ResetLinkProblem>{say("reset.noToken")}</ResetLinkProblem>}
      {refused && <ResetLinkProblem>{say("reset.linkExpired")}</ResetLinkProblem>}
      {check.isFetching && (
        <p className="mt-7 flex items-center gap-3 text-text-2">
          <Spinner label={say("reset.checkingLink")} />
          {say("reset.checkingLink")}
        </p>
      )}
      {!check.isFetching && !refused && <NewPasswordForm token={token} onDone={() => setDone(true)} />}
    </SplitLayout>
  );
}
