import { room } from "../room";

/** Why a large load cannot be as it was stated. */
export const say = room("large-loads", {
  "vehicle.tooSlow": "That takes {hours, number, one} hours of charging a day. Drive less or charge at more power.",
  "heater.tooWeak":
    "In the coldest month the element would be on {hours, number, one} hours a day. Use less water or a stronger element.",
  "heatPump.warm": "Here no hour of the year is below {base, number, one} °C, so no heating is needed.",
  "heatPump.tooSmall":
    "In the coldest month the pump would need {hours, number, one} hours a day. Choose more power or less heat.",
  "pump.moreThanItsPower":
    "Lifting that much water takes {lifted, number, whole} W, and the pump has {power, number, whole} W. Check flow and head on its plate.",
  "pump.tooSlow": "That takes {hours, number, one} hours of pumping a day. Use less water or a pump with more flow.",
});
