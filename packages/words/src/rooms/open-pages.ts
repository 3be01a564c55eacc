import { room } from "../room";

/** Pages of the marketplace and of firms that everybody reads, with or without an account. */
export const say = room("open-pages", {
  title: "{page} · {product}",
  home: "{product} start page",
  marketplace: "Marketplace",
  signIn: "Sign In",
  breadcrumb: "Where you are",

  // The marketplace
  "market.about": "Solar panels, batteries, inverters and the parts between them, sold by {product}''s shops.",
  "market.none": "No shop has published a product yet.",
  results: "Products",
  more: "Show more products",
  onlyWithShop: "Each shop sells and delivers on its own.",

  // A product
  "product.description": "{name} for {price} from {shop}. {stock}",
  "product.descriptionIn": "{name} for {price} from {shop} in {town}. {stock}",
  inStock: "In stock",
  soldOut: "Out of stock",
  "inStock.sentence": "In stock.",
  "soldOut.sentence": "Out of stock.",
  each: "for one piece",
  fromPieces: "From {pieces, number, whole} pieces",
  packs: "Sold in packs of {pieces, number, whole}",
  buy: "Sign In to Buy",
  "buy.why":
    "An account is free. It shows where the shop delivers to, what delivery costs, and whether the part fits your design.",
  soldBy: "Sold by",
  place: "{town}, {country}",
  specSheet: "Spec sheet",
  nothingStated: "The shop states no figures of this product.",
  fromShop: "From the shop",

  // A firm
  "shop.description": "{name} sells solar parts on {product}.",
  "shop.descriptionIn": "{name} in {town} sells solar parts on {product}.",
  "installer.description": "{name} installs solar systems.",
  "installer.descriptionIn": "{name} in {town} installs solar systems.",
  licences: "Licences",
  licence: "{kind}, verified",
  "licence.until": "{kind}, verified, valid until {day}",
  about: "About the firm",
  languages: "Languages",
  reach: "Works within {miles, number, whole} mi of its town",
  finished: "Systems handed over on {product}",
  finishedSystem: "{kilowatts, number, two} kW of panels",
  ask: "Sign In to Ask for an Offer",
  "ask.why": "Design your system first. The firm then quotes what you need, and you see how each offer was checked.",

  // Not there
  "gone.product": "This product is no longer on sale",
  "gone.firm": "This firm is no longer shown",
  "gone.page": "This page is not there",
  "gone.why": "It may have been taken down, or the address is not complete.",
  toMarketplace: "Go to the marketplace",
});
