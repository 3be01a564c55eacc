import { say } from "@sunwright/words/account";
import type { ReactNode } from "react";
import { useUser } from "../../lib/current-user";
import { usePageFrame } from "../../lib/page-frame";
import { DeleteAccount } from "./components/delete-account";
import { EmailSection } from "./components/email-section";
import { ExportData } from "./components/export-data";
import { FormSection } from "./components/form-section";
import { NotificationFields } from "./components/notification-fields";
import { PasswordForm } from "./components/password-form";
import { Sessions } from "./components/sessions";

export interface SettingsPageProps {
  /** Units, currency, theme, language, data saver: the fields of the navigation bar's own panel. */
  preferences: ReactNode;
  /** The account is gone: nothing of it may stay in this browser. */
  onAccountDeleted: () => void;
}

export function SettingsPage({ preferences, onAccountDeleted }: SettingsPageProps) {
  usePageFrame({ title: say("settings"), bannerless: true });
  const user = useUser();
  return (
    <div className="page-width py-8 max-sm:py-6">
      <h1 className="type-display mb-8">{say("settings")}</h1>
      <EmailSection user={user} />
      <FormSection title={say("password")} hint={say("changingItSignsOut")}>
        <PasswordForm email={user.email} />
      </FormSection>
      <FormSection title={say("whereYouAreSigned")} hint={say("endWhatYouDo")}>
        <Sessions />
      </FormSection>
      <FormSection title={say("display")} hint={say("theSameForEvery")}>
        <div className="max-w-110">{preferences}</div>
      </FormSection>
      <FormSection id="notifications" title={say("notifications")} hint={say("mailsBesidesThoseAbout")}>
        <NotificationFields />
      </FormSection>
      <FormSection title={say("yourData")} hint={say("everythingTheAccountHolds")}>
        <ExportData />
      </FormSection>
      <FormSection title={say("deleteAccount")} hint={say("forGoodProjectsProfile")}>
        <DeleteAccount onDeleted={onAccountDeleted} />
      </FormSection>
    </div>
  );
}
