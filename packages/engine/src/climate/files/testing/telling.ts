import { tell } from "@sunwright/words/engine";
import { WeatherError } from "../weather-error";

/** Reads, and throws what is wrong with the file in the words its user is told. */
export const telling = (read: () => unknown) => () => {
  try {
    return read();
  } catch (error) {
    throw error instanceof WeatherError ? new Error(tell(error.text), { cause: error }) : error;
  }
};
