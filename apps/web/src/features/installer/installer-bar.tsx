import { say } from "@sunwright/words/installer";
import { useUser } from "../../lib/current-user";
import { useOwnFirm } from "../../lib/own-firm";
import { FirmBar } from "../firm/firm-bar";

const ROOMS = [
  { to: "/installer-dashboard", label: say("overview") },
  { to: "/leads", label: say("leads") },
  { to: "/quotes", label: say("quotes") },
  { to: "/jobs", label: say("jobs") },
  { to: "/firm/profile", label: say("profile") },
] as const;

/** The rooms of an installer, for whoever is one or works for one. */
export function InstallerBar({ name }: { readonly name?: string | undefined }) {
  const { role } = useUser();
  const firm = useOwnFirm();
  if (role !== "installer" && firm?.kind !== "installer") return null;
  return <FirmBar label={say("firm")} name={name} navigation={say("navigation")} rooms={ROOMS} />;
}
