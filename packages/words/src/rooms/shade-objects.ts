import { room } from "../room";

/** What throws shade on the panels of a project, and what each of it takes. */
export const say = room("shade-objects", {
  add: "Add an object",
  none: "Is there a tree, a house or a chimney near the panels? Say where it stands, and the design counts its shade hour by hour.",
  help: "Distances are from the nearest panel. Directions are seen from the panels: 0° is north, 90° east, 180° south and 270° west. Heights count from the lower edge of the panels.",
  kind: "{kind, select, tree {Tree} building {House} chimney {Chimney} antenna {Antenna} vent {Vent pipe} other {{kind}}}",
  numbered:
    "{kind, select, tree {Tree} building {House} chimney {Chimney} antenna {Antenna} vent {Vent pipe} other {{kind}}} {number}",
  kindOf: "Kind of object {number}",
  "field.distance": "Distance",
  "field.direction": "Direction",
  "field.width": "Width",
  "field.height": "Height",
  fieldOf: "{field, select, distance {Distance} direction {Direction} width {Width} other {Height}} of {object}",
  remove: "Remove {object}",
  inPlace: "The shade of the layout on the roof page is not counted as well, or the same tree would count twice.",
});
