import { z } from "zod";
import { endpoint } from "./endpoint";
import { WEATHER_SERVICES } from "./weather";

export const readSettings = endpoint({
  method: "GET",
  path: "/api/settings",
  summary: "What the operator has switched on",
  tag: "system",
  access: "public",
  response: z.object({
    /** Services the server may fetch weather from; none unless it was configured. */
    weatherServices: z.array(z.enum(WEATHER_SERVICES)).readonly(),
  }),
  errors: [],
});
