import { say } from "@sunwright/words/app";
import { Suspense, lazy, useState, type ReactNode } from "react";
import { AuthPage, type AuthPageProps } from "../../features/auth/auth-page";
import { PasskeySignIn } from "../../features/second/passkey-sign-in";
import { useSession } from "../../lib/current-user";
import { Spinner } from "../../ui/spinner";
import type { AuthSearch } from "../search";

const Trial = lazy(async () => ({ default: (await import("../../features/trial/trial")).Trial }));
const SignUpForm = lazy(async () => ({ default: (await import("../../features/account/sign-up-form")).SignUpForm }));
const SignInStep = lazy(async () => ({ default: (await import("../../features/second/sign-in-step")).SignInStep }));

const LoadingForm = ({ children }: { readonly children: ReactNode }) => (
  <Suspense
    fallback={
      <p className="mt-10 flex items-center gap-3 text-text-2">
        <Spinner label={say("loadingForm")} />
        {say("loadingForm")}
      </p>
    }
  >
    {children}
  </Suspense>
);
/** The create-account form is the account's own; it is loaded when its tab is opened, as the design before an account is. */
const forms: Pick<AuthPageProps, "renderSignUp" | "renderTrial" | "renderSecondStep" | "renderPasskey"> = {
  renderSignUp: (props) => (
    <LoadingForm>
      <SignUpForm {...props} />
    </LoadingForm>
  ),
  renderTrial: (props) => (
    <LoadingForm>
      <Trial {...props} />
    </LoadingForm>
  ),
  renderSecondStep: (props) => (
    <LoadingForm>
      <SignInStep {...props} />
    </LoadingForm>
  ),
  renderPasskey: (props) => <PasskeySignIn {...props} />,
};

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
  const { user } = useSession();
  // Held back from the address as soon as it is told, so that a reload does not tell it again.
  const [verification] = useState(() => (verified === undefined ? undefined : { verified, outcome, message }));
  return (
    <AuthPage
      user={user}
      initialMode={mode}
      next={next}
      verification={verification}
      onVerificationTold={onVerificationTold}
      {...forms}
    />
  );
}

/** At the address of a page that needs a signed-in person. */
export const AuthInPlace = ({ next }: { next: string | undefined }) => <AuthPage user={null} next={next} {...forms} />;
