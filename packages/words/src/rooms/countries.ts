import { room } from "../room";

/** By the names under which projects store them. */
export const say = room("countries", {
  Nigeria: "Nigeria",
  Ghana: "Ghana",
  Kenya: "Kenya",
  "South Africa": "South Africa",
  USA: "USA",
  UK: "UK",
  Germany: "Germany",
  Australia: "Australia",
  India: "India",
  Elsewhere: "Another country",
});
