import { room } from "../room";

export const say = room("equipment", {
  // What is weak in a row
  "weak.name-restored":
    "The source lost the punctuation of the model's name; letters and digits are right, the rest was restored.",
  "weak.watts-not-in-name": "The model's name does not state its watts.",
  "weak.area-differs": "Stated area and length × width differ by more than 5%.",
  "weak.front-side-only": "Bifacial: all figures are those of the front side.",
  "weak.test-voltages":
    "The voltages are those of the register's test, not the datasheet's limits: strings kept to them are safe and may be shorter than they need be.",
  "weak.volts-from-model-code":
    "Volts and ampere-hours were read from the model's code: a 48 V class that may be 51.2 V. Check the datasheet.",
  "weak.volts-of-one-module": "Volts and ampere-hours are those of one module; the energy is that of the whole stack.",
  "weak.energy-differs": "The register states two energies that differ by more than 6%. Check the datasheet.",
  "weak.unusual-rate": "Discharges unusually fast or slowly for its energy. Check the datasheet.",
  "weak.from-product-name": "Nothing is known beyond the figures in the product's name.",
  "weak.volt-amperes-only": "Volt-amperes are stated, watts are not.",
  "weak.second-hand":
    "From a third party's list, not the maker's datasheet. Check the datasheet before wiring anything by it.",
  "weak.surge-by-factor": "The datasheet states the short peak as a factor of the rated power.",
  "weak.idle-at-most": "The datasheet states the no-load draw as an upper bound.",
  "weak.night-at-most": "The datasheet states the draw at night as an upper bound.",
  "weak.battery-efficiency-at-least": "The datasheet states the efficiency from the battery as a lower bound.",
  "weak.watts-from-name": "The watts were read from the model's name.",
  "weak.dealer-chart": "From a dealer's rounded chart for any set of this size.",

  // How the figures of a row came to be known, the surest first
  "confidence.laboratory": "laboratory measurement",
  "confidence.register": "register",
  "confidence.makersFile": "manufacturer file",
  "confidence.datasheet": "manufacturer datasheet",
  "confidence.datasheetExcerpt": "manufacturer datasheet (excerpt)",
  "confidence.manual": "manufacturer manual",
  "confidence.transcription": "datasheet transcription",
  "confidence.productIds": "product-id list",
  "confidence.quotedSheet": "specification sheet quoted",
  "confidence.compatibility": "compatibility list",
  "confidence.catalogue": "catalogue",
  "confidence.dealerQuotes": "dealer page quoting the sheet",
  "confidence.dealerPage": "dealer page",
  "confidence.forum": "forum, quoting the sheet",
  "confidence.secondaryTable": "secondary table",
  "confidence.dealerChart": "dealer chart",

  // Lists
  nothing: "No part matches: {question}",
  shown: "{from, number, whole} to {to, number, whole} of {total, number, whole}",
  source: "Source: {what} ({date}; {trust})",
});
