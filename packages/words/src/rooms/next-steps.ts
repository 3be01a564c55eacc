import { room } from "../room";

/** What the owner of a design does next, by how far the project has come. */
export const say = room("next-steps", {
  nextSteps: "Next steps",
  stages: "How far the project has come",
  "stage.design": "Design",
  "stage.offers": "Offers",
  "stage.job": "Job",
  "ask.title": "Ask installers near you",
  "ask.detail": "Up to four verified installers, with your consent for each.",
  "ask.action": "Get quotes",
  "wait.title": "{asked, plural, one {One installer has your request} other {# installers have your request}}",
  "wait.detail": "You are notified when an offer comes.",
  "wait.action": "See your request",
  "compare.title": "{offers, plural, one {One offer is in} other {# offers are in}}",
  "compare.detail":
    "Each is simulated on this house.{waiting, plural, =0 {} one { One installer has not answered yet.} other { # installers have not answered yet.}}",
  "compare.action": "{offers, plural, one {See the offer} other {Compare # offers}}",
  "orders.title": "{parts, plural, one {One product is ordered} other {# products are ordered}}",
  "orders.detail": "Each order says where its parts are.",
  "orders.action": "Follow your orders",
  "job.title": "Your job is agreed",
  "job.detail": "Its days, payments and papers are in one place.",
  "job.action": "Follow your job",
  "paid.title": "Your system is handed over",
  "paid.detail": "Its passport says what it gives, day by day.",
  "paid.action": "Open the passport",
  buyParts: "Buy the parts yourself",
  compareWays: "Compare three ways to build it",
  roof: "Lay the panels on the roof",
});
