import { room } from "../room";

/** What the page of a share link says of itself where the link is handed on. */
export const say = room("shared-head", {
  picture: "A house with solar panels on its roof, under the sun",
  "any.title": "Shared solar project · {product}",
  "any.description": "A solar project shared by link on {product}.",
  "passport.title": "Passport of a solar system · {product}",
  "passport.description": "What was built in, its warranties, and the forecast beside what was measured, on {product}.",
  title: "{page} · {product}",
  // `system` is on-grid, off-grid or hybrid
  system: "{system, select, hybrid {Hybrid} onGrid {On-grid} other {Off-grid}} solar system in {site}.",
  systemOf: "{system, select, hybrid {Hybrid} onGrid {On-grid} other {Off-grid}} solar system in {site}: {parts}.",
  panels: "{power, number, two} kW of panels",
  battery: "{energy, number, two} kWh of battery",
});
