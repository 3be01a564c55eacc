import type { SystemType } from "./options";
import type { ParameterName, PARAMETERS } from "./table";

type Table = typeof PARAMETERS;
/** The system types an entry leaves out. */
type Unused<Name extends ParameterName> = Table[Name] extends { readonly usedBy: readonly (infer Used)[] }
  ? Exclude<SystemType, Used>
  : never;

interface Words {
  /** Above the field, and in the report. */
  readonly label: string;
  /** Inside a sentence of the history; the label without its capital unless given. */
  readonly inSentence?: string;
  /** What no value stands for; "none" unless given. */
  readonly empty?: string;
}
/** A system type that does not use the parameter needs a reason. */
type WordsOf<Name extends ParameterName> = [Unused<Name>] extends [never]
  ? Words
  : Words & { readonly unused: { readonly [Type in Unused<Name>]: string } };

const NO_BATTERY = "there is no battery";
const GRID_MAKES_UP = "the grid brings what is missing";
const NO_GRID = "there is no grid";
const OUTAGE_GOVERNS = "the backup hours and the outage you name govern";
const STOPS_WITH_GRID = "without a battery the inverter stops with the grid";

/** What each parameter is called. */
const PARAMETER_WORDS: { readonly [Name in ParameterName]: WordsOf<Name> } = {
  sunlightHours: { label: "Sunlight hours" },
  sunlightSource: { label: "Sun figures", inSentence: "source of the sun hours" },
  backupDays: { label: "Backup days", unused: { "on-grid": NO_BATTERY } },
  backupHours: { label: "Backup hours", unused: { "off-grid": "backup days govern", "on-grid": NO_BATTERY } },
  backupRule: { label: "Backup rule", unused: { "on-grid": NO_BATTERY, hybrid: OUTAGE_GOVERNS } },
  reliabilityTarget: {
    label: "Reliability target",
    empty: "from the backup days",
    unused: { "on-grid": NO_BATTERY, hybrid: OUTAGE_GOVERNS },
  },
  designAge: {
    label: "Target holds until",
    inSentence: "age the target holds at",
    unused: { "on-grid": GRID_MAKES_UP },
  },
  dailyVariation: { label: "Day-to-day variation", unused: { "on-grid": GRID_MAKES_UP } },
  hourlyVariation: { label: "Hour-to-hour variation", unused: { "on-grid": GRID_MAKES_UP } },
  busVoltage: { label: "Battery voltage", unused: { "on-grid": NO_BATTERY } },
  systemType: { label: "System type" },
  voltageFrequency: { label: "Voltage", inSentence: "voltage and frequency" },
  outageHours: { label: "Hours without grid", unused: { "off-grid": NO_GRID, "on-grid": STOPS_WITH_GRID } },
  outageStart: {
    label: "Outage starts at",
    inSentence: "start of the outage",
    unused: { "off-grid": NO_GRID, "on-grid": STOPS_WITH_GRID },
  },
  generator: { label: "Generator", unused: { "on-grid": STOPS_WITH_GRID } },
  installationLocation: { label: "Installation location" },
  panelToInverterDistance: { label: "Panel to inverter", inSentence: "panel to inverter distance" },
  inverterToLoadDistance: { label: "Inverter to load", inSentence: "inverter to load distance" },
  inverterToGeneratorDistance: {
    label: "Inverter to generator",
    inSentence: "inverter to generator distance",
    unused: { "on-grid": "the inverter stops when the grid is gone" },
  },
  inverterToGridDistance: {
    label: "Inverter to grid",
    inSentence: "inverter to grid distance",
    unused: { "off-grid": NO_GRID },
  },
  ambientTemperature: { label: "Ambient temperature" },
  humidity: { label: "Humidity" },
  altitude: { label: "Altitude" },
  country: { label: "Country" },
  region: { label: "Region" },
  city: { label: "City" },
  currency: { label: "Currency" },
};

const wordsOf = (name: ParameterName): Words & { readonly unused?: { readonly [Type in SystemType]?: string } } =>
  PARAMETER_WORDS[name];

export const labelOf = (name: ParameterName): string => wordsOf(name).label;

/** "hours without grid", as a sentence about the field names it. */
export function inSentence(name: ParameterName): string {
  const { label, inSentence: given } = wordsOf(name);
  return given ?? label.charAt(0).toLowerCase() + label.slice(1);
}

export const emptyWord = (name: ParameterName): string => wordsOf(name).empty ?? "none";

/** "Not used for off-grid: there is no grid."; null where the system type uses it. */
export function whyUnused(name: ParameterName, type: SystemType): string | null {
  const reason = wordsOf(name).unused?.[type];
  return reason === undefined ? null : `Not used for ${type}: ${reason}.`;
}
