import type { say } from "../../rooms/brand";
import type { TextsOf } from "../../translation";

export const texts: TextsOf<typeof say> = {
  headline: "Études solaires professionnelles",
  subtitle: "Calculez vos besoins exacts en électricité et concevez l''installation solaire qui convient",
};
