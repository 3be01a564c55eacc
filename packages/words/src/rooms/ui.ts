import { room } from "../room";

export const say = room("ui", {
  cancel: "Cancel",
  close: "Close",
  tryAgain: "Try again",

  // Fields
  optional: "Optional",
  showPassword: "Show password",
  hidePassword: "Hide password",
  chooseOrType: "Choose or type",
  showOptions: "Show options",
  oneLess: "{label}: one less",
  oneMore: "{label}: one more",
  sliderOf: "{label}, slider",

  // Figures
  hour: "Hour",
  hourSpan: "{from}:00 to {until}:00",
  hourReading: "{from}:00 to {until}:00, {amount} {unit}",
  today: "Today",
  year: "Year {year}",

  // Structure
  stepOf: "Step {step, number, whole} of {steps, number, whole}: {name}",
  notification: "Notification",
  notificationsRegion: "Notifications (F8)",
});
