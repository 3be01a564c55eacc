import { say } from "@sunwright/words/auth";
import { say as sayBrand } from "@sunwright/words/brand";
import type { SecondMethod, User } from "@sunwright/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { forgetKeptDesign, type KeptDesign, keptDesign } from "../../lib/kept-design";
import { usePageFrame } from "../../lib/page-frame";
import { Button } from "../../ui/button";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs";
import { toast } from "../../ui/toast-store";
import { enter } from "./api/sign-in";
import { Brand } from "./components/brand";
import { KeptStrip } from "./components/kept-strip";
import { ResetRequest } from "./components/reset-request";
import { SignInForm } from "./components/sign-in-form";
import { SCREEN, showAt, TRIAL, useWalkedTo } from "./components/shown-address";
import { SignedInStrip } from "./components/signed-in-strip";
import { SplitLayout } from "./components/split-layout";
import { TrialScreen } from "./components/trial-screen";
import { arriveAt } from "./model/arrival";
import { type Verification, verificationToast } from "./model/verification";

type Mode = "sign-in" | "sign-up" | "reset" | "try" | "keep";

export interface AuthPageProps {
  user: User | null;
  initialMode?: Mode | undefined;
  /** Where to go after signing in, when a page of ours asked for it. */
  next?: string | undefined;
  /** What the verification link reports, once. */
  verification?: Verification | undefined;
  onVerificationTold?: () => void;
  /** The create-account form; another feature's. */
  renderSignUp: (props: { email: string; onCreated: (email: string) => void }) => ReactNode;
  /** A house in three parts and a design, without an account; another feature's. */
  renderTrial: (props: { onKept: () => void }) => ReactNode;
  /** An account for that design, signed in to at once; the account's own. */
  renderKeep: (props: {
    name: string;
    email: string;
    onSignedIn: (user: User) => void;
    onStepMissing: (methods: readonly SecondMethod[]) => void;
    onCreated: (email: string) => void;
    onAccount: () => void;
  }) => ReactNode;
  /** The step after the password; another feature's. */
  renderSecondStep: (props: {
    methods: readonly SecondMethod[];
    onSignedIn: (user: User) => void;
    onBack: () => void;
  }) => ReactNode;
  /** Signing in with a passkey alone; the same feature's. */
  renderPasskey: (props: { onSignedIn: (user: User) => void }) => ReactNode;
}

const TITLES: Readonly<Record<Mode, string>> = {
  "sign-in": say("signIn"),
  "sign-up": say("createAccount"),
  reset: say("resetRequest.title"),
  try: say("try.title"),
  keep: say("try.title"),
};
/** Opens a design that was kept (`features/design/api/kept-project.ts`). */
const DESIGN_PAGE = "/calculator";
const TAB_VALUES = ["sign-in", "sign-up"] as const;

export function AuthPage(props: AuthPageProps) {
  const { user, initialMode = "sign-in", verification, onVerificationTold, renderSignUp, renderTrial } = props;
  const [mode, setMode] = useState<Mode>(initialMode);
  useWalkedTo((path) => setMode(path === TRIAL ? "try" : "sign-in"));
  const [email, setEmail] = useState("");
  /** What the person did last decides where the focus belongs on the screen that follows. */
  const [came, setCame] = useState<"first" | "by tab" | "back" | "created">("first");
  usePageFrame({ title: TITLES[mode] });
  useVerificationToast(verification, onVerificationTold);

  const [kept, setKept] = useState(keptDesign);
  const next = props.next ?? (kept === null ? undefined : DESIGN_PAGE);

  const client = useQueryClient();
  const [missing, setMissing] = useState<readonly SecondMethod[] | null>(null);
  // A full page load: nothing of the visitor before stays in memory.
  const onSignedIn = (signedIn: User) => arriveAt(enter(client, signedIn, next));

  const discard = () => {
    forgetKeptDesign();
    setKept(null);
  };
  const strip = <Strips user={user} next={next} kept={kept} onDiscard={discard} />;
  const backToSignIn = () => {
    if (location.pathname === TRIAL) showAt(SCREEN);
    setMode("sign-in");
    setCame("back");
  };
  const switchTab = (tab: Mode) => {
    setMode(tab);
    setCame("by tab");
  };
  const accountCreated = (address: string) => {
    setEmail(address);
    setMode("sign-in");
    setCame("created");
    toast({ title: say("created.title"), description: say("created.nowSignIn") });
  };
  if (missing !== null)
    return (
      <SplitLayout notice={strip}>
        {props.renderSecondStep({
          methods: missing,
          onSignedIn,
          onBack: () => {
            setMissing(null);
            backToSignIn();
          },
        })}
      </SplitLayout>
    );
  if (mode === "reset") {
    return (
      <SplitLayout notice={strip}>
        <ResetRequest email={email} onEmailChange={setEmail} onBack={backToSignIn} />
      </SplitLayout>
    );
  }
  if (mode === "try")
    return (
      <TrialScreen user={user} next={props.next} onSignIn={backToSignIn}>
        {renderTrial({
          onKept: () => {
            if (user !== null) return location.assign(DESIGN_PAGE);
            setKept(keptDesign());
            setMode("keep");
          },
        })}
      </TrialScreen>
    );
  if (mode === "keep")
    return (
      <SplitLayout>
        {props.renderKeep({
          name: kept?.name ?? "",
          email,
          onSignedIn,
          onStepMissing: setMissing,
          onCreated: accountCreated,
          onAccount: backToSignIn,
        })}
      </SplitLayout>
    );
  return (
    <Tabs look="segmented" value={mode} onValueChange={switchTab} values={TAB_VALUES}>
      {mode === "sign-in" ? (
        <SplitLayout notice={strip}>
          <h1 className="type-display">{sayBrand("headline")}</h1>
          <p className="mt-3 max-w-[38ch] text-text-2">{sayBrand("subtitle")}</p>
          <TryFirst
            onOpen={() => {
              showAt(TRIAL);
              setMode("try");
            }}
          />
          <ModeTabs className="mt-6" focused={came === "by tab"} />
          <TabPanel value="sign-in" className="mt-6 outline-none">
            <SignInForm
              email={email}
              onEmailChange={setEmail}
              next={next}
              focus={came === "created" ? "password" : came === "back" ? "email" : undefined}
              onForgot={() => setMode("reset")}
              onStepMissing={setMissing}
            />
            {props.renderPasskey({ onSignedIn })}
          </TabPanel>
        </SplitLayout>
      ) : (
        <SignUpLayout notice={strip} tabs={<ModeTabs className="sm:w-80" focused={came === "by tab"} />}>
          {renderSignUp({ email, onCreated: accountCreated })}
        </SignUpLayout>
      )}
    </Tabs>
  );
}

interface StripsProps extends Pick<AuthPageProps, "user" | "next"> {
  readonly kept: KeptDesign | null;
  readonly onDiscard: () => void;
}

/** Over the screen: who is signed in already, and what waits for who is not. */
const Strips = ({ user, next, kept, onDiscard }: StripsProps) => (
  <>
    {user !== null && <SignedInStrip user={user} next={next} />}
    {kept !== null && <KeptStrip name={kept.name} onDiscard={onDiscard} />}
  </>
);

/** The way in for who has no account. */
const TryFirst = ({ onOpen }: { onOpen: () => void }) => (
  <div className="mt-5 border-b border-line pb-6">
    <p className="type-small mb-3 text-text-2">{say("try.question")}</p>
    <Button variant="outline" full onClick={onOpen}>
      {say("try.open")}
    </Button>
  </div>
);

/** The tabs stand elsewhere on the other screen; after a switch the focus goes with them. */
function ModeTabs({ focused, className }: { focused: boolean; className?: string }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focused) return undefined;
    // After the press that switched: its own focus went with the tab that is gone.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>("[role=tab][data-state=active]")?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [focused]);
  return (
    <div ref={list} className={className}>
      <TabList label={say("signInOrCreateAccount")}>
        <Tab value="sign-in">{say("signIn")}</Tab>
        <Tab value="sign-up">{say("createAccount")}</Tab>
      </TabList>
    </div>
  );
}

function SignUpLayout({ notice, tabs, children }: { notice: ReactNode; tabs: ReactNode; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-280 px-4 pt-4 pb-10 outline-none sm:px-10 sm:pt-8 sm:pb-16">
      {notice}
      <div className="flex items-center justify-between gap-4 max-sm:flex-col max-sm:items-stretch">
        <Brand />
        {tabs}
      </div>
      <TabPanel value="sign-up" className="outline-none">
        {children}
      </TabPanel>
    </main>
  );
}

function useVerificationToast(verification: AuthPageProps["verification"], onTold: (() => void) | undefined) {
  useEffect(() => {
    if (verification === undefined) return;
    toast(verificationToast(verification));
    onTold?.();
  }, [verification, onTold]);
}
