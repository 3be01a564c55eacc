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
  usePageFrame({ title: "Settings", bannerless: true });
  const user = useUser();
  return (
    <div className="page-width py-8 max-sm:py-6">
      <h1 className="type-display mb-8">Settings</h1>
      <EmailSection user={user} />
      <FormSection title="Password" hint="Changing it signs out every other device.">
        <PasswordForm email={user.email} />
      </FormSection>
      <FormSection title="Where you are signed in" hint="End what you do not know, then change the password.">
        <Sessions />
      </FormSection>
      <FormSection title="Display" hint="The same for every device you sign in on.">
        <div className="max-w-110">{preferences}</div>
      </FormSection>
      <FormSection id="notifications" title="Notifications" hint="Mails besides those about your account itself.">
        <NotificationFields />
      </FormSection>
      <FormSection title="Your data" hint="Everything the account holds, in one file.">
        <ExportData />
      </FormSection>
      <FormSection title="Delete account" hint="For good: projects, profile and sessions.">
        <DeleteAccount onDeleted={onAccountDeleted} />
      </FormSection>
    </div>
  );
}
