import { room } from "../room";

/** An address, by the form of its country. */
export const say = room("address", {
  name: "Name",
  company: "Company",
  street: "Street and number",
  landmark: "Landmark",
  landmarkHelp: "What a driver knows nearby, e.g. “opposite the central mosque”",
  "postcode.postcode": "Postcode",
  "postcode.zip": "ZIP code",
  "postcode.pin": "PIN code",
  "postcode.digital-address": "Digital address",
  "postcodeForm.postcode": "There is no such postcode here. One looks like {example}.",
  "postcodeForm.zip": "There is no such ZIP code. One looks like {example}.",
  "postcodeForm.pin": "There is no such PIN code. One looks like {example}.",
  "postcodeForm.digital-address": "There is no such digital address. One looks like {example}.",
  "state.state": "State",
  "state.state-or-territory": "State or territory",
  "state.province": "Province",
  "state.region": "Region",
  "state.county": "County",
  noState: "Not stated",
  phone: "Phone for the delivery",
  taxNumber: "Tax or VAT number",
  note: "Note for the delivery",
  needed: "Needed for the delivery",
  ofTax: "Tax number {number}",
});
