import { say } from "@sunwright/words/auth";
import type { User } from "@sunwright/contract/accounts";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button";
import { Brand } from "./brand";
import { FocusedHeading } from "./focused-heading";
import { SignedInStrip } from "./signed-in-strip";

interface TrialScreenProps {
  readonly user: User | null;
  readonly next: string | undefined;
  /** The way out for who has an account; there while the page is on its way, too. */
  readonly onSignIn: () => void;
  /** The questions with their answer beside them. */
  readonly children: ReactNode;
}

/** Around a design before an account. */
export const TrialScreen = ({ user, next, onSignIn, children }: TrialScreenProps) => (
  <main id="main" tabIndex={-1} className="mx-auto max-w-280 px-4 pt-4 pb-10 outline-none sm:px-10 sm:pt-6 sm:pb-16">
    {user !== null && <SignedInStrip user={user} next={next} />}
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Brand />
      {user === null && (
        <>
          <p className="type-small ml-auto text-text-2 max-sm:order-1 max-sm:ml-0 max-sm:w-full">
            {say("try.nothingStored")}
          </p>
          <Button variant="outline" size="sm" onClick={onSignIn}>
            {say("signIn")}
          </Button>
        </>
      )}
    </div>
    <div className="mt-6">
      <FocusedHeading>{say("try.title")}</FocusedHeading>
      <p className="mt-2 text-text-2">{say("try.lead")}</p>
      {children}
    </div>
  </main>
);
