/** Colours of the scene: the tokens of the page, so that light and dark follow the rest. */
export interface Palette {
  readonly dark: boolean;
  readonly paper: string;
  readonly ground: string;
  readonly grid: string;
  readonly ink: string;
  readonly faint: string;
  readonly wall: string;
  readonly glass: string;
  readonly door: string;
  readonly edge: string;
  readonly panel: string;
  readonly selected: string;
  readonly focus: string;
  readonly sun: string;
  readonly sunEdge: string;
  readonly battery: string;
  readonly leaf: string;
}

export function paletteOf(root: Element): Palette {
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const dark = root.getAttribute("data-theme") === "dark";
  return {
    dark,
    paper: token("--paper"),
    ground: token(dark ? "--raised" : "--sunken"),
    grid: token("--line-strong"),
    ink: token("--text"),
    faint: token("--control"),
    // By night the house is a darker sheet, not a white one.
    wall: token(dark ? "--ink-700" : "--sheet"),
    glass: token(dark ? "--ink-900" : "--panel-100"),
    door: token("--ink-700"),
    edge: token(dark ? "--ink-300" : "--text"),
    panel: token("--panel"),
    selected: token("--panel-200"),
    focus: token("--focus"),
    sun: token("--sun-400"),
    sunEdge: token("--sun-edge"),
    battery: token("--battery"),
    leaf: token("--pine-500"),
  };
}
