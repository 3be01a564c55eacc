import { say } from "@sunwright/words/installer";
import { FirmBar } from "../firm/firm-bar";

const ROOMS = [
  { to: "/installer-dashboard", label: say("overview") },
  { to: "/leads", label: say("leads") },
  { to: "/quotes", label: say("quotes") },
  { to: "/jobs", label: say("jobs") },
  { to: "/firm/profile", label: say("profile") },
] as const;

export const InstallerBar = ({ name }: { readonly name?: string | undefined }) => (
  <FirmBar label={say("firm")} name={name} navigation={say("navigation")} rooms={ROOMS} />
);
