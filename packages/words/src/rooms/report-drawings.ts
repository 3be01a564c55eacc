import { room } from "../room";

export const say = room("report-drawings", {
  // curve
  thisDesign: "This design",
  // equipment
  notUsed: "Not used",
  // hours
  solarToBatteryOr: "Solar, to battery or surplus",
  load: "Load",
  // money
  yearsPaidBack: "{value} years: paid back",
  // sources
  kwhADay: "{generator} kWh a day",
  // system
  kwhADayOn: "{production} kWh a day on average",
  sunHoursADay: "{hours} sun hours a day",
  kwhDirect: "{direct} kWh direct",
  kwh: "{surplus} kWh {hasBattery}",
  kwh2: "{unmet} kWh {wide}",
  panelToInverter: "{length} panel to inverter",
});
