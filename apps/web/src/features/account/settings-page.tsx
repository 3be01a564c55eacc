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
  /** What is asked after the password. */
  secondSignIn: ReactNode;
  /** What may reach the person, and how. */
  notifications: ReactNode;
  /** The account is gone: nothing of it may stay in this browser. */
  onAccountDeleted: () => void;
}

export function SettingsPage({ preferences, secondSignIn, notifications, onAccountDeleted }: SettingsPageProps) {
  usePageFrame({ title: say("settings.title"), bannerless: true });
  const user = useUser();
  return (
    <div className="page-width py-8 max-sm:py-6">
      <h1 className="type-display mb-8">{say("settings.title")}</h1>
      <EmailSection user={user} />
      <FormSection title={say("password")} hint={say("settings.passwordHint")}>
        <PasswordForm email={user.email} />
      </FormSection>
      <FormSection id="second-sign-in" title={say("settings.secondSignIn")} hint={say("settings.secondSignInHint")}>
        {secondSignIn}
      </FormSection>
      <FormSection title={say("sessions.title")} hint={say("sessions.hint")}>
        <Sessions />
      </FormSection>
      <FormSection title={say("settings.display")} hint={say("settings.displayHint")}>
        <div className="max-w-110">{preferences}</div>
      </FormSection>
      <FormSection id="notifications" title={say("settings.notifications")} hint={say("settings.notificationsHint")}>
        {notifications}
        <NotificationFields />
      </FormSection>
      <FormSection title={say("settings.yourData")} hint={say("settings.yourDataHint")}>
        <ExportData />
      </FormSection>
      <FormSection title={say("deletion.deleteAccount")} hint={say("deletion.hint")}>
        <DeleteAccount onDeleted={onAccountDeleted} />
      </FormSection>
    </div>
  );
}
