import { room } from "../room";

/** Source: marketplace specification, sections 1 and 2. */
export const say = room("brand", {
  headline: "Professional Solar System Designer",
  subtitle: "Calculate your exact power needs and design the perfect solar solution",
});
