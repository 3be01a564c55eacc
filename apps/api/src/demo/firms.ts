import { InstallerFirm } from "@sunwright/contract/installers";
import { INSTALLERS } from "./cast";
import { type Stage, townOf } from "./stage";

/** Whose certificate the demo's operator has read; the others' wait for `npm run operator -- firms`. */
const VERIFIED: readonly string[] = ["arewa", "power", "electric", "mainland", "highland", "rooftop"];

/** Firms say what they build and hand in their papers; those that are verified buy at trade prices and are asked for quotes. */
export async function openFirms(stage: Stage, today: Date): Promise<void> {
  const busyUntil = new Date(today.getTime() + 12 * 86_400_000).toISOString().slice(0, 10);
  for (const installer of INSTALLERS) {
    const { version, radius, mostInvitations } = await stage.ask(InstallerFirm, installer, "/api/installer");
    await stage.send(installer, "PUT", "/api/installer", {
      version,
      name: installer.firm,
      about: `Plans and builds solar systems in and around ${installer.town}.`,
      phone: "+44 1632 960 200",
      website: "",
      country: installer.country,
      town: townOf(installer),
      radius,
      languages: installer.country === "Germany" ? ["de", "en"] : ["en"],
      leastPower: 500,
      mostPower: 20_000,
      freeFrom: installer.id === "arewa" ? busyUntil : null,
      mostInvitations,
    });
    await stage.send(installer, "POST", "/api/installer/certificates", {
      kind: "Electrical installation licence",
      number: `DEMO-${installer.id.toUpperCase()}`,
      issuer: "Authority of the demo",
      expires: `${today.getUTCFullYear() + 2}-08-31`,
      systemTypes: [],
      fileId: null,
    });
    if (VERIFIED.includes(installer.id)) await stage.verify(installer);
  }
}
