import { room } from "../room";

export const say = room("ui", {
  cancel: "Cancel",
  close: "Close",
  tryAgain: "Try again",
  "script.failed": "This part could not be loaded. Is there a connection?",

  // The foot of every page
  legal: "Legal",
  imprint: "Imprint",
  privacy: "Privacy",
  terms: "Terms",

  // Fields
  optional: "Optional",
  showPassword: "Show password",
  hidePassword: "Hide password",
  chooseOrType: "Choose or type",
  showOptions: "Show options",
  oneLess: "{label}: one less",
  oneMore: "{label}: one more",
  sliderOf: "{label}, slider",

  // Numbers as people type them
  "number.read": "Read as {number}",
  "number.either": "{text} can be read in two ways. Choose one:",
  "number.long": "This number is too long.",
  "number.several": "Enter one number.",
  "number.exponent": "Write the number out, without an exponent.",
  "number.endless": "Enter a number that has an end.",
  "number.groups": "Check the commas, points and spaces in this number.",
  "number.sign": "Check the sign before this number.",
  "number.unit": "Enter digits only.",
  "number.otherUnit": "Enter digits only, or digits with {unit}.",

  // Figures
  hour: "Hour",
  hourSpan: "{from}:00 to {until}:00",
  hourReading: "{from}:00 to {until}:00, {amount} {unit}",
  today: "Today",
  year: "Year {year}",

  // Written on the drawing of a product
  "drawn.metres": "{length, number, two}",
  "drawn.millimetres": "{length, number, whole}",
  "drawn.volts": "{volts, number, one} V",
  "drawn.amperes": "{amperes, number, one} A",
  "drawn.section": "{area, number, one} mm²",
  "drawn.protection": "IP{digits, number, whole}",

  // Structure
  stepOf: "Step {step, number, whole} of {steps, number, whole}: {name}",
  notification: "Notification",
  notificationsRegion: "Notifications (F8)",
});
