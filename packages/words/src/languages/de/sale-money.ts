import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/sale-money";

export const texts: TextsOf<typeof say> = {
  keep: "Nicht jetzt",
  saving: "Wird gespeichert",
  save: "Speichern",
  notDone: "Etwas ist schiefgegangen",
  safe: "Nichts ging verloren. Bitte versuchen Sie es erneut.",
  "say-paid.title": "Zahlung melden",
  "say-paid.help":
    "{of, select, job {{firm} prüft und bestätigt sie. Bis dahin gilt sie nicht als bezahlt.} other {Mit einem Bild oder PDF der Überweisung bleibt die Ware bis zu fünf Tage reserviert, während {firm} prüft.}}",
  "receive-payment.title": "Zahlung erfassen",
  "receive-payment.help":
    "Der Betrag, der auf Ihrem Konto ankam, auch wenn er vom geforderten abweicht. Das bestätigt, was {of, select, job {der Hauseigentümer} other {der Käufer}} gemeldet hat.",
  "refund.title": "Erstattung erfassen",
  "refund.help":
    "Sie schulden {amount}. {of, select, job {Der Hauseigentümer} other {Der Käufer}} bestätigt den Eingang.",
  amount: "Betrag",
  amountNeeded: "Geben Sie einen Betrag ein",
  amountTooMuch: "Sie schulden höchstens {amount}",
  reference: "Verwendungszweck",
  referenceHelp: "Wie auf der Überweisung",
  referenceNeeded: "Geben Sie den Verwendungszweck ein",
  checkCard: "Zahlung prüfen",
  testPays: "Zahlen (Test)",
  testDeclines: "Ablehnen (Test)",
  addProof: "Nachweis der Überweisung, wenn Sie einen haben",
  proofOf: "Nachweis: {name}",
  correct: "Berichtigen",
  "correct.title": "Zahlung berichtigen",
  "correct.help":
    "Die {kind, select, refund {Erstattung} other {Zahlung}} von {amount} wird durch einen Eintrag aufgehoben, den beide Seiten sehen. Erfassen Sie danach die richtige.",
  "correct.reason": "Was falsch war",
  "correct.reasonNeeded": "Sagen Sie, was falsch war",
  corrected: "Berichtigt von {name} am {date}: {reason}",
};
