import type { Ink } from "./drawing";

/** The light theme's colours, for paper. A test of the web holds them to the design tokens. */
export const LIGHT_INK: Readonly<Record<Exclude<Ink, "surplus-hatch" | "unmet-hatch">, string>> = {
  text: "#0f1f1c",
  "text-2": "#354541",
  "text-3": "#505e5a",
  "text-inv": "#ffffff",
  "on-band": "#ffffff",
  "ink-900": "#0f1f1c",
  line: "#dee5e2",
  "line-strong": "#c8d2ce",
  control: "#818e8a",
  sheet: "#ffffff",
  sunken: "#edf1ef",
  select: "#1453cd",
  bad: "#a51816",
  sun: "#f8a800",
  "sun-400": "#ffbb31",
  "sun-edge": "#a3610b",
  "sun-soft": "#ffe4a1",
  load: "#0f1f1c",
  battery: "#1b9579",
  "battery-edge": "#156658",
  "battery-soft": "#c9ecdf",
  grid: "#5e218f",
  unmet: "#c62d00",
  "unmet-soft": "#ffd9cc",
  surplus: "#ffd373",
  gen: "#505e5a",
  panel: "#1453cd",
  "panel-cell": "#6295f7",
  "panel-frame": "#0840ab",
  shaded: "#ffe04a",
  "shaded-edge": "#7a5d00",
  obstruction: "#d22824",
  "obstruction-edge": "#8a1210",
  roof: "#edf1ef",
  "roof-line": "#c8d2ce",
};

/** Hatches: a ground, the ink of its lines and how wide they are. */
export const HATCHES = {
  "surplus-hatch": { ground: "sun-soft", line: "sun-edge", lineWidth: 1.4 },
  "unmet-hatch": { ground: "unmet-soft", line: "unmet", lineWidth: 2 },
} as const;
