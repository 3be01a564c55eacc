import type { EnvironmentDesign } from "./design";
import { figure, FROM, given, rounded, show } from "./explain";
import { meanOfYear } from "./site";
import type { Figures } from "./figures";

interface Grade {
  /** Humidity from which it applies. [%] */
  readonly from: number;
  readonly enclosure: string;
  readonly connectors: string;
  readonly corrosionClass: string;
  readonly because: string;
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
    connectors: "IP68, tinned copper, sealed glands",
    corrosionClass: "C4, high",
    because: "metal counts as wet above 80% (ISO 9223)",
  },
  {
    from: 60,
    enclosure: "IP65",
    connectors: "IP67, tinned copper",
    corrosionClass: "C3, medium",
    because: "steel begins to rust above 60%",
  },
  {
    from: 0,
    enclosure: "IP54",
    connectors: "IP67",
    corrosionClass: "C2, low",
    because: "below 60% steel hardly rusts; dust decides the enclosure",
  },
];

export function environmentOf({ site, input }: Figures): EnvironmentDesign {
  const { humidity } = input.parameters;
  const temperature = meanOfYear(site.temperature);
  const grade = GRADES.find(({ from }) => humidity >= from) ?? GRADES[0];
  const dew = dewPoint(temperature, Math.max(1, humidity));
  return {
    enclosure: grade?.enclosure ?? "",
    connectors: grade?.connectors ?? "",
    corrosionClass: grade?.corrosionClass ?? "",
    because: `At ${show(humidity)}% ${grade?.because ?? ""}. Within 1 km of the sea take one class more.`,
    dewPoint: figure("dew-point", "Dew forms on surfaces below", dew, "°C", {
      formula: "T_d = 243.04 γ ÷ (17.625 − γ), γ = ln(RH) + 17.625 T ÷ (243.04 + T)",
      equation: `${show(humidity)}% at ${show(temperature, 1)} °C: ${show(dew, 1)} °C`,
      inputs: [
        given("RH", "Humidity", humidity, "%", FROM.user),
        given("T", "Ambient temperature", rounded(temperature, 2), "°C", FROM.user),
      ],
      source: "Magnus form of Alduchov and Eskridge, J. Applied Meteorology 35, 1996; dry air is taken as 1%",
    }),
  };
}

/** Temperature at which air of this humidity becomes saturated. [°C] */
export function dewPoint(temperature: number, humidity: number): number {
  const γ = Math.log(humidity / 100) + (17.625 * temperature) / (243.04 + temperature);
  return (243.04 * γ) / (17.625 - γ);
}
