import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/next-steps";

export const texts: TextsOf<typeof say> = {
  nextSteps: "Nächste Schritte",
  stages: "Stand des Projekts",
  "stage.design": "Auslegung",
  "stage.offers": "Angebote",
  "stage.job": "Auftrag",
  "ask.title": "Installateure in Ihrer Nähe fragen",
  "ask.detail": "Bis zu vier geprüfte Installateure, jeder nur mit Ihrer Zustimmung.",
  "ask.action": "Angebote einholen",
  "wait.title": "{asked, plural, one {Ein Installateur hat Ihre Anfrage} other {# Installateure haben Ihre Anfrage}}",
  "wait.detail": "Wir benachrichtigen Sie, sobald ein Angebot da ist.",
  "wait.action": "Anfrage ansehen",
  "compare.title": "{offers, plural, one {Sie haben ein Angebot} other {Sie haben # Angebote}}",
  "compare.detail":
    "Jedes wurde für dieses Haus simuliert.{waiting, plural, =0 {} one { Ein Installateur hat noch nicht geantwortet.} other { # Installateure haben noch nicht geantwortet.}}",
  "compare.action": "{offers, plural, one {Angebot ansehen} other {# Angebote vergleichen}}",
  "orders.title": "{parts, plural, one {Sie haben ein Produkt bestellt} other {Sie haben # Produkte bestellt}}",
  "orders.detail": "Sehen Sie, wo Ihre Bauteile sind.",
  "orders.action": "Bestellungen ansehen",
  "job.title": "Ihr Auftrag ist erteilt",
  "job.detail": "Termine, Zahlungen und Dokumente an einem Ort.",
  "job.action": "Auftrag ansehen",
  "paid.title": "Ihre Anlage ist übergeben",
  "paid.detail": "Der Anlagenpass zeigt Tag für Tag, was sie erzeugt.",
  "paid.action": "Anlagenpass öffnen",
  buyParts: "Bauteile selbst kaufen",
  compareWays: "Drei Bauweisen vergleichen",
  buyInStages: "In Etappen kaufen",
  roof: "Module auf dem Dach verlegen",
};
