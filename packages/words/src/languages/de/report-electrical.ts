import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/report-electrical";

export const texts: TextsOf<typeof say> = {
  conductor: "{conductor} mm² Kupfer, {earth} mm² zur Erde",
  singleLine: "{circuit}, einpoliger Schaltplan: {devices}.",
  notAdvised: "Nicht empfohlen",
  cannotBeBuilt: "So nicht baubar",
  petrolGenerator: "Benzingenerator",
  dieselGenerator: "Dieselgenerator",
  licenceNote: "Vor dem Bau von einer zugelassenen Elektrofachkraft zu prüfen.",
};
