import { room } from "../room";

export const say = room("report-drawings", {
  // The system, each band a flow of energy on a mean day.
  "system.production": "{kilowattHours} kWh a day on average",
  "system.sunHours": "{hours} sun hours a day",
  "system.batteryNotUsed": "Not used",
  "system.direct": "{kilowattHours} kWh to the inverter",
  "system.surplus": "{kilowattHours} kWh unused",
  "system.surplusBatteryFull": "{kilowattHours} kWh unused, the battery is full",
  "system.surplusUnused": "{kilowattHours} kWh unused",
  "system.unmet": "{kilowattHours} kWh unmet",
  "system.notServed": "{kilowattHours} kWh not served",
  "system.panelToInverter": "{length} panel to inverter",
  "system.inverterToLoad": "{length} inverter to load",
  "system.toLoad": "{length} to load",
  // After a figure that stands in its band.
  "band.directToInverter": "kWh straight to the inverter",
  "band.direct": "kWh to inverter",
  "band.intoBattery": "in",
  "band.outOfBattery": "out",
  "band.served": "kWh served",
  "band.load": "kWh a day",

  // Generator and grid, with the length of their cable; what they bring, or why they bring nothing.
  "source.generator": "Generator, {cableLength}",
  "source.grid": "Grid, {cableLength}",
  "source.generatorBrings": "{kilowattHours} kWh a day",
  "source.whereFitted": "Where one is fitted",
  "source.notConnected": "Not connected",

  // The hours.
  "hours.solarToBatteryOrSurplus": "Solar, to battery or surplus",
  "hours.load": "Load",
  "hours.energyAxis": "kWh a day",

  // Money spent, year by year.
  "spending.paidBack": "{years} years: paid back",
  "spending.forGood": "{years} years: for good",
  "spending.today": "Today",
  "spending.lastYear": "{year} years",

  // Cost against hours without power.
  "curve.thisDesign": "This design",
  "curve.millions": "{currency} million",
  "curve.hoursAxis": "hours a year without power",

  "yield.axis": "kWh a year",

  "roof.edge":
    "Edge, {orientation, select, north {north} northeast {northeast} east {east} southeast {southeast} south {south} southwest {southwest} west {west} other {northwest}}",
  "roof.eave":
    "Eave, {orientation, select, north {north} northeast {northeast} east {east} southeast {southeast} south {south} southwest {southwest} west {west} other {northwest}}",
});
