import { room } from "../room";

/** The page of `npm run demo`, and what the command says. */
export const say = room("demo", {
  making: "Making a small market, once …",
  open: "Choose an account to try at {address}",
  title: "A market to try",
  lead: "Everybody here is invented, and nothing is sold. Sign in as somebody with one tap; the address /demo brings you back to this page.",
  "group.homeowners": "Homeowners with a design",
  "group.shops": "Shops",
  "group.installers": "Installers",
  "group.buyers": "Other buyers",
  later: "Requests for quotes, jobs and system passports will stand here once they are part of the product.",
  place: "{name}, {town}",
  signIn: "Sign in as {name}",
  "about.homeowner": "A house with a calculated design, and orders",
  "about.shop": "Twenty products, stock, orders of 75 days",
  "about.installer": "Buys parts for clients; Arewa is verified and pays trade prices",
  "about.buyer": "Orders without a design",
});
