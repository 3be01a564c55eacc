import { say } from "@sunwright/words/app";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { AuthPage, type AuthPageProps } from "../../features/auth/auth-page";
import { PasskeySignIn } from "../../features/second/passkey-sign-in";
import { useSession } from "../../lib/current-user";
import { later } from "../../lib/later";
import { Fetched } from "../../ui/fetched";
import { onDemand } from "../../ui/on-demand";
import { Spinner } from "../../ui/spinner";
import { keepApplication, LATER_MS } from "../keep-application";
import type { AuthSearch } from "../search";
import { loadToasts } from "../toaster";

const trial = onDemand(() => import("../../features/trial/trial"));
const keep = onDemand(() => import("../../features/account/keep-form"));
const signUp = onDemand(() => import("../../features/account/sign-up-form"));
const verifiedHere = onDemand(() => import("../../features/account/verified-here"));
const signInStep = onDemand(() => import("../../features/second/sign-in-step"));

const LoadingForm = () => (
  <p className="mt-10 flex items-center gap-3 text-text-2">
    <Spinner label={say("loadingForm")} />
    {say("loadingForm")}
  </p>
);
/** The create-account form is the account's own; it is loaded when its tab is opened, as the design before an account is. */
const forms: Pick<AuthPageProps, "renderSignUp" | "renderTrial" | "renderKeep" | "renderSecondStep" | "renderPasskey"> =
  {
    renderSignUp: (props) => (
      <Fetched script={signUp} waiting={<LoadingForm />}>
        {({ SignUpForm }) => <SignUpForm {...props} />}
      </Fetched>
    ),
    renderTrial: (props) => (
      <Fetched script={trial} waiting={<LoadingForm />}>
        {({ Trial }) => <Trial {...props} />}
      </Fetched>
    ),
    renderKeep: (props) => (
      <Fetched script={keep} waiting={<LoadingForm />}>
        {({ KeepForm }) => <KeepForm {...props} />}
      </Fetched>
    ),
    renderSecondStep: (props) => (
      <Fetched script={signInStep} waiting={<LoadingForm />}>
        {({ SignInStep }) => <SignInStep {...props} />}
      </Fetched>
    ),
    renderPasskey: (props) => <PasskeySignIn {...props} />,
  };

/** What a press opens is here before the connection may break, and the application for the next visit. */
function useLoadedLater(): void {
  const client = useQueryClient();
  useEffect(
    () => later(LATER_MS, () => [loadToasts, trial.load, signUp.load, () => void keepApplication(client)]),
    [client],
  );
}

interface AuthScreenProps {
  search: AuthSearch;
  /** Takes what the verification link said out of the address. */
  onVerificationTold: () => void;
}

/** At its own address. */
export function AuthScreen({
  search: { verified, outcome, message, next, mode },
  onVerificationTold,
}: AuthScreenProps) {
  const { user, checking } = useSession();
  useLoadedLater();
  // Held back from the address as soon as it is told, so that a reload does not tell it again.
  const [verification, setVerification] = useState(() =>
    verified === undefined ? undefined : { verified, outcome, message },
  );
  const told = useCallback(() => {
    setVerification(undefined);
    onVerificationTold();
  }, [onVerificationTold]);
  if (user !== null && verification !== undefined)
    return (
      <Fetched script={verifiedHere} waiting={<LoadingForm />}>
        {({ VerifiedHere }) => <VerifiedHere user={user} verified={verification.verified} next={next} />}
      </Fetched>
    );
  return (
    <AuthPage
      user={user}
      initialMode={mode}
      next={next}
      // To whom it is told is not known before.
      verification={checking ? undefined : verification}
      onVerificationTold={told}
      {...forms}
    />
  );
}

/** A design before an account, at its own address. */
export function TryRoute() {
  const { user } = useSession();
  useLoadedLater();
  return <AuthPage user={user} initialMode="try" {...forms} />;
}

/** At the address of a page that needs a signed-in person. */
export function AuthInPlace({ next }: { next: string | undefined }) {
  useLoadedLater();
  return <AuthPage user={null} next={next} {...forms} />;
}
