import { catalogueItem } from "../appliances/catalogue";
import { sizeSystem } from "../size-system";

const fan = catalogueItem("ceiling-fan")!;
export const design = sizeSystem({
  load: { kind: "appliances", appliances: [{ ...fan, power: fan.ratedPower, quantity: 4, essential: true }] },
  parameters: {
    sunlightHours: 6.5,
    sunlightSource: "site",
    backupDays: 3,
    backupHours: 24,
    backupRule: "reliability",
    reliabilityTarget: null,
    designAge: "middle",
    dailyVariation: 15,
    hourlyVariation: 20,
    busVoltage: 48,
    systemType: "off-grid",
    voltageFrequency: "220V/50Hz Single Phase",
    outageHours: 0,
    outageStart: 18,
    generator: "none",
    installationLocation: "roof-flat",
    panelToInverterDistance: 20,
    inverterToLoadDistance: 15,
    inverterToGeneratorDistance: 10,
    inverterToGridDistance: 25,
    ambientTemperature: 29,
    humidity: 70,
    altitude: 480,
    soilingRate: null,
    dryMonths: 5,
    dryFrom: "November",
    cleaningInterval: null,
    country: "Nigeria",
    region: null,
    city: "ng-kano",
  },
});
