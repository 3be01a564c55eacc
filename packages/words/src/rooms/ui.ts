import { room } from "../room";

export const say = room("ui", {
  // checkbox
  note: "{id}-note",
  // combobox
  chooseOrType: "Choose or type",
  showOptions: "Show options",
  // confirm-dialog
  cancel: "Cancel",
  // design-stepper
  of: "{stepWord} {current} of {length}: {label}",
  // error-row
  tryAgain: "Try again",
  // field
  label: "{control}-label",
  note2: "{control}-note",
  // hour-bars
  to: "{hour}:00 to {hour2}:00",
  hour: "Hour",
  // password-input
  showPassword: "Show password",
  hidePassword: "Hide password",
  // quantity-input
  oneLess: "{label}: one less",
  oneMore: "{label}: one more",
  // slider-number
  slider: "{label}, slider",
  // toast
  notificationsF8: "Notifications (F8)",
  // years
  year: "Year {year}",
});
