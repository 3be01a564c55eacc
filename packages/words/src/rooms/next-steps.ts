import { room } from "../room";

/** What the owner of a design does next, by how far the project has come. */
export const say = room("next-steps", {
  nextSteps: "Next steps",
  stages: "Project progress",
  "stage.design": "Design",
  "stage.offers": "Offers",
  "stage.job": "Job",
  "ask.title": "Ask installers near you",
  "ask.detail": "Up to four verified installers, with your consent for each.",
  "ask.action": "Get quotes",
  "wait.title": "{asked, plural, one {One installer has your request} other {# installers have your request}}",
  "wait.detail": "We will notify you when an offer arrives.",
  "wait.action": "See your request",
  "compare.title": "{offers, plural, one {You have one offer} other {You have # offers}}",
  "compare.detail":
    "Each one was simulated for this house.{waiting, plural, =0 {} one { One installer has not answered yet.} other { # installers have not answered yet.}}",
  "compare.action": "{offers, plural, one {See the offer} other {Compare # offers}}",
  "orders.title": "{parts, plural, one {You ordered one product} other {You ordered # products}}",
  "orders.detail": "See where your parts are.",
  "orders.action": "Follow your orders",
  "job.title": "Your job is under contract",
  "job.detail": "Dates, payments and documents in one place.",
  "job.action": "Follow your job",
  "paid.title": "Your system was handed over",
  "paid.detail": "Its passport shows what it produces, day by day.",
  "paid.action": "Open the passport",
  buyParts: "Buy the parts yourself",
  compareWays: "Compare three ways to build it",
  buyInStages: "Buy it in stages",
  roof: "Lay the panels on the roof",
});
