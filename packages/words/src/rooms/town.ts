import { room } from "../room";

/** The field of the town that a design stands in. */
export const say = room("town", {
  search: "Town name",
  found: "Towns found",
  choice: "{name}, {region}",
  distance: "{kilometres, number, whole} km from {row}",
  part: "A part of a city may have the same name. Check the distance, or choose the city itself.",
  nothing: "No town of 5,000 people or more has this name here. For a part of a city, choose the city.",
  notLoaded: "The towns could not be loaded",
  remove: "Remove town",
  source: "Names and coordinates: {source}, {licence}",
});
