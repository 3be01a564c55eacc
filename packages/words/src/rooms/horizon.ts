import { room } from "../room";

/** The field of a project's horizon. */
export const say = room("horizon", {
  example: "0 5, 90 12, 180 3",
  help: "Directions in degrees from north and heights in degrees above the horizontal, or a PVGIS file (CSV or JSON).",
  notCounted:
    "Not counted: snow on the panels. Shade from obstructions on the roof itself comes from a layout on the roof page.",
  file: "Horizon file",
  chooseFile: "Choose a horizon file",
  open: "Open horizon",
  unreadable: "The browser could not read this file, or it is too large to be a horizon file.",
  countedFrom:
    "{from, select, south {The file has azimuths below 0, so it is read as counted from the south: east is negative, west positive.} other {Read as counted from the north, clockwise.}}",
  countFrom: "{from, select, south {Count from the South} other {Count from the North}}",
  drawn: "The horizon from north to north, {points, plural, one {# point} other {# points}}",
  shadeOfLayout: "Counted from a layout on the roof page: {hours} lose some of the sun.",
  leaveShadeOut: "Leave it out",
  "compass.north": "N",
  "compass.east": "E",
  "compass.south": "S",
  "compass.west": "W",
});
