import type { City } from "../../climate/cities";
import type { Text } from "../../units/told";
import type { DesignInput, EnvironmentDesign, ParametersInput } from "../inputs/design";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import { meanOfYear, type SiteFigures } from "./site";
import { told } from "../inputs/told";

interface Grade {
  /** Humidity from which it applies. [%] */
  readonly from: number;
  readonly enclosure: string;
  readonly connectors: Text;
  readonly corrosionClass: Text;
  /** Given the humidity. [%] */
  readonly because: (humidity: number) => Text;
}

/**
 * Grades by the mean humidity. 80% is where ISO 9223 counts a surface as wet; 60% is where steel begins to rust at all
 * (Vernon's critical humidity). The words between are the house's reading of both; salt air near the sea asks for one
 * class more, whatever the humidity.
 */
const GRADES: readonly Grade[] = [
  {
    from: 80,
    enclosure: "IP66",
    connectors: told("environment.connectorsWet"),
    corrosionClass: told("environment.corrosionHigh"),
    because: (humidity) => told("environment.wetBecause", { humidity }),
  },
  {
    from: 60,
    enclosure: "IP65",
    connectors: told("environment.connectorsDamp"),
    corrosionClass: told("environment.corrosionMedium"),
    because: (humidity) => told("environment.dampBecause", { humidity }),
  },
  {
    from: 0,
    enclosure: "IP54",
    connectors: "IP67",
    corrosionClass: told("environment.corrosionLow"),
    because: (humidity) => told("environment.dryBecause", { humidity }),
  },
];

interface Place {
  readonly site: SiteFigures;
  readonly input: Pick<DesignInput, "parameters">;
}

export function environmentOf({ site, input }: Place): EnvironmentDesign {
  const { humidity } = input.parameters;
  const temperature = meanOfYear(site.temperature);
  const grade = GRADES.find(({ from }) => humidity >= from) ?? GRADES[0];
  const dew = dewPoint(temperature, Math.max(1, humidity));
  return {
    enclosure: grade?.enclosure ?? "",
    connectors: grade?.connectors ?? "",
    corrosionClass: grade?.corrosionClass ?? "",
    because: grade?.because(humidity) ?? "",
    dewPoint: figure("dew-point", told("environment.dew"), dew, "°C", {
      formula: "T_d = 243.04 γ ÷ (17.625 − γ), γ = ln(RH) + 17.625 T ÷ (243.04 + T)",
      equation: told("environment.dewEquation", { humidity, temperature, dew }),
      inputs: [
        given("RH", told("environment.humidity"), humidity, "%", FROM.user),
        given("T", told("environment.temperature"), rounded(temperature, 2), "°C", FROM.user),
      ],
      source: told("environment.dewSource"),
    }),
  };
}

/** Temperature at which air of this humidity becomes saturated. [°C] */
export function dewPoint(temperature: number, humidity: number): number {
  const γ = Math.log(humidity / 100) + (17.625 * temperature) / (243.04 + temperature);
  return (243.04 * γ) / (17.625 - γ);
}

/** A place's mean humidity as the form takes it; nothing where its source gives none. */
export const humidityOf = ({ humidity }: Pick<City, "humidity">): Partial<Pick<ParametersInput, "humidity">> =>
  humidity === null ? {} : { humidity: Math.round(meanOfYear(humidity)) };
