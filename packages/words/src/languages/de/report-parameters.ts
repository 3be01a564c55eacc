import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/report-parameters";

export const texts: TextsOf<typeof say> = {
  method: "Geringste Kosten über simulierte Jahre, Version {version}",
  methodChange:
    "An 115 der 197 Orte unserer Klimatabelle gilt jetzt die Sonne der letzten Jahre, nach genannten Quellen; bisher stammte sie meist aus den Jahren 1961 bis 1990. Das Glas der Module nimmt seinen Teil des von Wolken gestreuten Lichts, 1 bis 2 % eines Jahres. Die Stunden eines täglichen Stromausfalls zählen mit der Sonne, die in ihnen scheint; vorher musste die Batterie allein den ganzen Ausfall tragen. Wo sich an einer Phase des Netzes keine Module lohnen, sind es nicht mehr, als ein Wechselrichter an dieser Phase verträgt.",
  outdatedDesign: "{name} wurde mit einem älteren Verfahren berechnet: Berechnen Sie es für den Bericht neu.",
  directLoad: "{wattHours} Wh am Tag, {watts} W Spitzenlast",
  oneDay: "1 Tag",
  none: "keine",
};
