import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/second-step";

export const texts: TextsOf<typeof say> = {
  title: "Bestätigung in zwei Schritten",
  lead: "Ihr Passwort stimmt. Nur noch ein Schritt, um zu bestätigen, dass Sie es sind.",
  "way.code": "Code aus Ihrer App",
  "way.codeHelp": "Sechs Ziffern, die alle 30 Sekunden wechseln. Jeder Code gilt einmal.",
  "way.recovery": "Wiederherstellungscode",
  "way.recoveryHelp": "Einer der zehn, die Sie gespeichert haben. Jeder gilt einmal.",
  "way.passkeyLead": "Ihr Browser fragt nach Fingerabdruck, Gesicht oder der PIN dieses Geräts.",
  "use.code": "Code aus Ihrer App verwenden",
  "use.recovery": "Wiederherstellungscode verwenden",
  "use.passkey": "Passkey verwenden",
  continue: "Weiter",
  checking: "Wird geprüft",
  notTaken: "Nicht bestätigt",
  wait: "Erneut versuchen.",
  back: "Zurück zur Anmeldung",
  lost: "Alles verloren? Der Betreiber dieses Servers kann die Bestätigung in zwei Schritten für Sie abschalten.",
  "alone.signIn": "Passkey verwenden",
  "alone.failed": "Anmeldung fehlgeschlagen",
  "passkey.stopped":
    "Der Browser hat keinen Passkey verwendet. Versuchen Sie es erneut oder nehmen Sie einen anderen Weg.",
  "passkey.none": "Dieser Browser hat keine Passkeys. Nehmen Sie einen anderen Weg.",
};
