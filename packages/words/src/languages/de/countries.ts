import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/countries";

export const texts: TextsOf<typeof say> = {
  Nigeria: "Nigeria",
  Ghana: "Ghana",
  Kenya: "Kenia",
  "South Africa": "Südafrika",
  USA: "USA",
  UK: "Großbritannien",
  Germany: "Deutschland",
  Australia: "Australien",
  India: "Indien",
  Elsewhere: "Anderes Land",
};
