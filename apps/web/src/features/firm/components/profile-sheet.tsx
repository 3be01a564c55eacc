import { say } from "@sunwright/words/firm";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button";
import { Sheet, SheetFooter, SheetSection } from "../../../ui/sheet";

interface ProfileSheetProps {
  readonly firm: { readonly role: string; readonly state: string };
  readonly texts: { readonly closed: string; readonly ownersOnly: string };
  /** Fields that cannot be saved as they are, once that was tried. */
  readonly wrong: number;
  readonly saving: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Whether this person writes the profile of the firm. */
export const writesProfile = ({ role, state }: ProfileSheetProps["firm"]): boolean =>
  role === "owner" && state !== "closed";

/** What a firm says of itself: its owners write it, staff read it. */
export function ProfileSheet({ firm, texts, wrong, saving, onSubmit, children }: ProfileSheetProps) {
  const writes = writesProfile(firm);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {/* A disabled fieldset keeps what staff read from being typed in. */}
      <fieldset disabled={!writes} className="min-w-0">
        <Sheet>
          {!writes && (
            <SheetSection>
              <p>{firm.state === "closed" ? texts.closed : texts.ownersOnly}</p>
            </SheetSection>
          )}
          {children}
          {writes && (
            <SheetFooter>
              <Button type="submit" busy={saving} busyText={say("profile.saving")}>
                {say("profile.save")}
              </Button>
              {wrong > 0 && (
                <p role="alert" className="text-bad">
                  {say("profile.faults", { count: wrong })}
                </p>
              )}
            </SheetFooter>
          )}
        </Sheet>
      </fieldset>
    </form>
  );
}
