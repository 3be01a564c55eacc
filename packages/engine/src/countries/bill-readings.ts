import { byPlace } from "./countries";
import type { Band } from "./entry";
import type { Country } from "./names";
import type { BillReading } from "./tariff-plan";

const READINGS = byPlace(({ money }) => money.readings);

/** What a household there can say of its tariff before the bill is read; none where there is nothing to say. */
export const billChoices = (country: Country): readonly Band[] => [
  ...new Map(
    READINGS[country].flatMap(({ choice }) => (choice === null ? [] : [[choice.id, choice] as const])),
  ).values(),
];

/**
 * The tariffs that a bill may be by.
 *
 * @param choice  What is known of it; null: not known, and each choice stands with the first of its readings.
 */
export function billReadings(country: Country, choice: string | null): readonly BillReading[] {
  const all = READINGS[country];
  if (choice !== null) return all.filter((reading) => reading.choice?.id === choice);
  return all.filter(
    (reading, index) =>
      reading.choice === null || all.findIndex((other) => other.choice?.id === reading.choice?.id) === index,
  );
}
