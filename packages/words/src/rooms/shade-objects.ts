import { room } from "../room";

/** What throws shade on the panels of a project, and what each of it takes. */
export const say = room("shade-objects", {
  add: "Add an object",
  none: "Is there a tree, a house or a chimney near the panels? Say where it is, and the design accounts for its shade hour by hour.",
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
  takesTitle: "Shading losses",
  takesNote: "Each line compares the year with and without the object.",
  takes:
    "The {kind, select, tree {tree} building {house} chimney {chimney} antenna {antenna} vent {vent pipe} other {{kind}}} {distance, number, one} m to the {way, select, n {north} ne {northeast} e {east} se {southeast} s {south} sw {southwest} w {west} other {northwest}} takes {energy, number, whole} kWh, {money} a year.",
  takesNothing:
    "The {kind, select, tree {tree} building {house} chimney {chimney} antenna {antenna} vent {vent pipe} other {{kind}}} {distance, number, one} m to the {way, select, n {north} ne {northeast} e {east} se {southeast} s {south} sw {southwest} w {west} other {northwest}} takes next to nothing.",
  worthNote: "Valued at the price of grid electricity.",
  field:
    "Found cell by cell for {panels, plural, one {# panel} other {# panels}} in {strings, plural, one {# string} other {# strings}} of {inSeries}, with {tracking, select, module {a tracker for each panel} string {a tracker for each string} other {one tracker}}.",
  inPlace: "Shade from the roof page''s layout is not added on top, or the same tree would count twice.",
});
