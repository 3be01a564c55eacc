import { room } from "../room";

/** The page of `npm run demo`, and what the command says. */
export const say = room("demo", {
  making: "Making the market, once …",
  made: "Making the market: {seconds} s",
  earlier:
    "This market was made by an earlier version. To see today's, stop, remove {folder} and start again, or set DEMO_DIR to another folder.",
  unfinished: "The market in this folder was never finished. It is kept in {folder}, and a new one is made.",
  noProducts:
    "No shop has published a product yet. `npm run demo` starts a market with shops to try, in a folder of its own.",
  open: "Choose an account to try at {address}",
  title: "A market to try",
  lead: "Everybody here is invented, and nothing is sold. Sign in as somebody with one tap; the address /demo brings you back to this page.",
  "group.homeowners": "Homeowners with a design",
  "group.shops": "Shops",
  "group.installers": "Installers",
  "group.buyers": "Other buyers",
  "group.operator": "The operator",
  "about.operator":
    "A firm waits to be verified, and a dispute to be decided. One tap enters the password and the verification code.",
  secret: "Decisions ask you to verify again after 15 minutes. Secret for an authenticator app: {secret}",
  "group.neighbours": "Neighbours of theirs",
  place: "{name}, {town}",
  signIn: "Sign in as {name}",
  "about.homeowner": "A house with a calculated design, and orders; Amina compares three offers",
  "about.shop": "Products for a whole list of materials, stock, orders of 75 days",
  "about.installer":
    "All but one are verified: they pay trade prices, and homeowners near them ask them for quotes. Those in Kano have requests and jobs",
  "about.neighbour":
    "A house with a design: shops near it read what is needed, without names. Umar reads the passport of a finished system, Fatima follows the work on hers",
  "about.buyer": "Orders without a design",
});
