import type { say } from "../../rooms/brand";
import type { TextsOf } from "../../translation";

export const texts: TextsOf<typeof say> = {
  headline: "Usanifu wa kitaalamu wa mifumo ya sola",
  subtitle: "Hesabu umeme unaouhitaji hasa, kisha usanifu mfumo wa sola unaokufaa",
};
