import { room } from "../room";

/** What a schema says of any value; people read it beside the field. */
export const say = room("fields", {
  required: "Required",

  // Its kind
  "kind.text": "Must be text",
  "kind.number": "Must be a number",
  "kind.wholeNumber": "Must be a whole number",
  "kind.boolean": "Must be true or false",
  "kind.list": "Must be a list",
  "kind.null": "Must be null",

  // Its form
  "form.other": "Not in the expected form",
  "form.id": "Not a valid id",
  "form.year": "A year from 1 on",
  "form.time": "A date and time in ISO form",
  "form.email": "Invalid email address",
  "form.webAddress": "Not a web address",
  "form.base64": "Not in base64",
  "form.place": "Choose a town from the list",
  "form.months": "Twelve figures from 0 to 12.99, January first, such as: 5.1 5.4 5.3 5 4.8 4.6 4.7 5 5.2 5.1 4.9 5",
  "form.shade": "Take the shade from a layout on the roof page",
  "form.objects":
    "At most {most} objects, each with its kind, its distance and direction, and a width and a height above 0, such as: tree 6 180 5 8",
  "form.horizon": "Directions and heights in degrees, such as: 0 5, 90 12.5, 180 3",
  "form.fileOnce": "Name each file once",
  "form.oneLine": "Keep this on one line, without control characters",

  // Its bounds
  between: "Between {min, number, four} and {max, number, four}",
  ownPrice: "A price above 0, at most {most, number, whole}. Leave it empty to take the country’s prices.",
  wholeBetween: "A whole number between {min, number, four} and {max, number, four}",
  "least.number": "At least {limit, number, four}",
  "least.characters": "At least {limit, plural, one {# character} other {# characters}}",
  "least.entries": "At least {limit, plural, one {# entry} other {# entries}}",
  "most.number": "At most {limit, number, four}",
  "most.price": "At most {limit, number, four} each",
  "most.characters": "At most {limit, plural, one {# character} other {# characters}}",
  "most.entries": "At most {limit, plural, one {# entry} other {# entries}}",
  above: "More than {limit, number, four}",
  below: "Less than {limit, number, four}",
  multipleOf: "A multiple of {divisor, number, four}",

  // What it may be
  oneOf: "One of {choices}",
  oneOfMany: "Not one of the choices",
  only: "Must be {choice}",
  mobileNumber: "Enter a mobile number from the network''s country",
  unknown: "Unknown: {fields}",
  unknownAndMore: "Unknown: {fields} and {more} more",
});
