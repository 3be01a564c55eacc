import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/job-calendar";

export const texts: TextsOf<typeof say> = {
  work: "Solarinstallation {number}, {place}",
  workLine: "{side, select, firm {Für {client}.} other {Durch {firm}.}} {crew}",
  payment: "Zahlung für Auftrag {number}: {amount}",
  paymentLine:
    "{side, select, firm {Bis zu diesem Tag muss der Hauseigentümer zahlen.} other {An {firm}, bis zu diesem Tag.}}",
  handover: "Übergabe von Auftrag {number}",
  handoverLine:
    "{side, select, firm {Antwortet der Hauseigentümer nicht, gilt die Anlage an diesem Tag als abgenommen.} other {Antworten Sie nicht, gilt die Anlage an diesem Tag als abgenommen.}}",
};
