import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/disputes";

export const texts: TextsOf<typeof say> = {
  disputes: "Streitfälle",
  "dispute.claim": "{about, select, return {Zu einer Rückgabe: } other {}}{amount} gefordert",
  "dispute.proposal": "Vorschlag: {amount} erstattet oder erlassen",
  "dispute.ended": "Einigung: {amount} erstattet oder erlassen",
  "dispute.deadline":
    "Eine Antwort ist bis {date} fällig. Danach entscheidet ein Betreiber. Bis der Streitfall endet, ruhen die Fristen {of, select, job {des Auftrags} other {der Bestellung}}.",
  "dispute.about": "Gegenstand",
  "dispute.about.order": "Die Bestellung",
  "dispute.about.return": "Die Rückgabe vom {date}",
  "dispute.amount": "Betrag",
  "dispute.amountHelp":
    "Wie viel {of, select, job {der Hauseigentümer} other {der Käufer}} zurückbekommt oder nicht zahlen muss",
  "verdict.answer": "{other} fordert {amount} für diese Bestellung. Antworten Sie bis {date}.",
  "verdict.agree": "{other} schlägt {amount} vor. Stimmen Sie zu oder schlagen Sie einen anderen Betrag vor.",
  "verdict.waits":
    "Sie und {other} sind sich über {amount} nicht einig. Bis Sie sich einigen, ruhen alle Fristen dieser Bestellung.",
  answer: "Antwort",
  reason: "Grund",
  amountNeeded: "Geben Sie einen Betrag ein",
  evidence: "Was geschehen ist",
  evidenceHelp: "Was Sie gesehen haben, wann, und womit Sie es zeigen können",
  evidenceNeeded: "Beschreiben Sie, was geschehen ist",
  showEvidence: "Foto oder PDF anhängen",
  evidenceOf: "Angehängt: {name}",
  removeEvidence: "{name} entfernen",
  answerNeeded: "Schreiben Sie eine Antwort",
  amountOverTotal: "Höchstens {amount}",
  "dispute.state.open": "Offen",
  "dispute.state.answered": "Beantwortet",
  "dispute.state.proposed": "Vorgeschlagen",
  "dispute.state.agreed": "Geeinigt",
  "dispute.state.decided": "Entschieden",
  "dispute.state.withdrawn": "Zurückgezogen",
  "dispute.do.answer": "Antworten",
  "dispute.do.propose": "Betrag vorschlagen",
  "dispute.do.agree": "Zustimmen",
  "dispute.do.withdraw": "Zurückziehen",
  "dispute.did.open":
    "{date}, {by, select, order_buyer {der Käufer} order_shop {der Shop} job_buyer {der Hauseigentümer} job_shop {die Firma} other {der Betreiber}} hat {amount} gefordert",
  "dispute.did.answer":
    "{date}, {by, select, order_buyer {der Käufer} order_shop {der Shop} job_buyer {der Hauseigentümer} job_shop {die Firma} other {der Betreiber}} hat geantwortet",
  "dispute.did.propose":
    "{date}, {by, select, order_buyer {der Käufer} order_shop {der Shop} job_buyer {der Hauseigentümer} job_shop {die Firma} other {der Betreiber}} hat {amount} vorgeschlagen",
  "dispute.did.agree":
    "{date}, {by, select, order_buyer {der Käufer} order_shop {der Shop} job_buyer {der Hauseigentümer} job_shop {die Firma} other {der Betreiber}} hat {amount} zugestimmt",
  "dispute.did.decide":
    "{date}, {by, select, order_buyer {der Käufer} order_shop {der Shop} job_buyer {der Hauseigentümer} job_shop {die Firma} other {der Betreiber}} hat über {amount} entschieden",
  "dispute.did.withdraw":
    "{date}, {by, select, order_buyer {der Käufer} order_shop {der Shop} job_buyer {der Hauseigentümer} job_shop {die Firma} other {der Betreiber}} hat ihn zurückgezogen",
  report: "Problem melden",
  reportHelp: "Defekt, fehlend oder falsch, mit Fotos",
  "openDispute.title": "{side, select, buyer {Problem melden} other {Streitfall eröffnen}}",
  "openDispute.help":
    "{side, select, buyer {Der Shop} other {Der Käufer}} hat sieben Tage Zeit für eine Antwort. Wenn Sie sich nicht einigen, entscheidet ein Betreiber. Bis dahin ruhen alle Fristen der Bestellung.",
  "openDispute.action": "{side, select, buyer {Problem melden} other {Streitfall eröffnen}}",
  "answerDispute.title": "Auf den Streitfall antworten",
  "propose.title": "Einen Betrag vorschlagen",
  "propose.help": "Stimmt die andere Seite zu, ist der Streitfall beigelegt.",
  "agree.title": "Dem Vorschlag zustimmen",
  "agree.help":
    "{of, select, job {Der Meilenstein} other {Die Bestellung}} wird um {amount} verringert, und der Streitfall endet. Was zu viel bezahlt ist, wird erstattet.",
  "withdraw.title": "Streitfall zurückziehen",
  "withdraw.help":
    "Es ändert sich nichts, und die Fristen {of, select, job {des Auftrags} other {der Bestellung}} laufen weiter.",
};
