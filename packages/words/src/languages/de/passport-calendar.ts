import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/passport-calendar";

export const texts: TextsOf<typeof say> = {
  upkeep: "{task}, Solaranlage {number}",
  upkeepLine: "{how} {skilled, select, true {Durch eine Elektrofachkraft.} other {}} Verlangt von {source}.",
  warranty:
    "Letzter Tag der Garantie auf {part, select, panels {die Module} power {die Leistung der Module} battery {den Speicher} inverter {den Wechselrichter} other {die Arbeit}}, Solaranlage {number}",
  warrantyLine: "Sagen Sie {firm} bis zu diesem Tag, was nicht richtig arbeitet.",
};
