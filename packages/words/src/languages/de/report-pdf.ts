import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/report-pdf";

export const texts: TextsOf<typeof say> = {
  title: "Bericht zur Solaranlage: {project}",
  contents: "Inhalt",
  page: "Seite {page} von {pages}",
};
