import type { Language } from "../../translation";

export const language: Language = {
  tag: "fr-BJ",
  name: "Français",
  direction: "ltr",
  signed: {},
  // The first screen; English stands where there is no more yet.
  rooms: ["auth", "brand", "language-choice"],
  same: ["auth.drawing.kano"],
};
