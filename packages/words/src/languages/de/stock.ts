import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/stock";

export const texts: TextsOf<typeof say> = {
  "location.first": "Hauptlager",
};
