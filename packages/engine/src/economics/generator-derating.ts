/** Loss of an engine that breathes thin or warm air. Source: ISO 3046-1 and 8528-1 practice, engineering notes, section 5. */
const ALTITUDE_LOSS = 0.035 / 300;
const HEAT_LOSS = 0.02 / 5;
const RATED_TEMPERATURE = 25;
/** Beyond every place people live at. */
const LEAST_SHARE = 0.1;

/** Least load ÷ rating: below it a diesel soots up and drinks for nothing. Source: engineering notes, section 5 (30%). */
export const LEAST_LOAD = 0.3;

/**
 * Share of its nameplate a naturally aspirated set gives. A set with a turbocharger loses less, and makers that count
 * from 1,000 m and 40 °C print less too: this is the careful end.
 * @param height       Above the sea. [m]
 * @param temperature  Of the air it breathes. [°C]
 */
export const generatorShare = (height: number, temperature: number) =>
  Math.max(
    LEAST_SHARE,
    (1 - ALTITUDE_LOSS * Math.max(0, height)) * (1 - HEAT_LOSS * Math.max(0, temperature - RATED_TEMPERATURE)),
  );
