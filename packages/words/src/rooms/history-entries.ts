import { room } from "../room";

/** Entries of a project's history that tell of the whole project, its people, its roof and its weather. */
export const say = room("history-entries", {
  // The project
  created: "Project created.",
  copied: "Copied from {project}.",
  imported: "Imported from a project file.",
  archived: "Archived.",
  reopened: "Reopened.",

  // Comments
  commented: "Wrote a comment.",
  replied: "Replied to a comment.",
  commentRemoved: "Removed a comment of somebody else.",

  // Share links
  "link.created": "Created a {audience, select, public {public} other {private}} share link: {permission}.",
  "link.deleted": "Deleted a {audience, select, public {public} other {private}} share link: {permission}.",
  left: "Left the project.",

  // The roof
  "roof.changed":
    "Roof layout changed by hand: {panels, plural, one {# panel} other {# panels}}, {energy, number, whole} kWh a year.",
  "roof.optimized":
    "Roof layout optimized: {panels, plural, one {# panel} other {# panels}}, {energy, number, whole} kWh a year.",
  "roof.proved":
    "Roof layout optimized: {panels, plural, one {# panel} other {# panels}}, {energy, number, whole} kWh a year, proved the best.",

  // The weather
  "weather.used": "Weather file used: {file} ({format}, {place}).",
  "weather.removed": "Weather file removed: {file}.",
});
