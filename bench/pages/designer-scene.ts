import { gridLayout } from "@sunwright/engine/designer/grid";
import {
  AmbientLight,
  BoxGeometry,
  DirectionalLight,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from "three";
import { panelsAt } from "../../apps/web/src/features/designer/model/panel-layout";
import { PANEL_TYPES } from "../../apps/web/src/features/designer/model/panel-types";
import { DEFAULT_ROOF, type RoofConfig } from "../../apps/web/src/features/designer/model/roof-config";
import type { Shown } from "../../apps/web/src/features/designer/model/shown";
import { FIRST_VIEW, rotated } from "../../apps/web/src/features/designer/model/view";
import { type Drawing, Stage } from "../../apps/web/src/features/designer/view/stage";

/** Runs in the page of `bench/parts/designer.ts`: the designer's scene, and as many plain boxes. */
export interface Measured {
  readonly framesPerSecond: number;
  readonly calls: number;
}
export interface Held {
  readonly geometries: number;
  readonly textures: number;
}
export interface SceneBench {
  readonly designer: (panels: number, seconds: number) => Promise<Measured>;
  readonly boxes: (count: number, seconds: number) => Promise<Measured>;
  /** What the graphics card holds after each of as many new layouts. */
  readonly regenerate: (times: number) => Promise<readonly Held[]>;
}

const SIZE = { width: 960, height: 600 };
const KANO = { latitude: 12.05, longitude: 8.53, elevation: 476, timeZone: 1 };
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.style.width = `${SIZE.width}px`;
  canvas.style.height = `${SIZE.height}px`;
  document.body.replaceChildren(canvas);
  return canvas;
}

/** A roof that holds so many panels in rows of up to a hundred. */
function roofFor(panels: number): RoofConfig {
  const columns = Math.min(100, Math.ceil(Math.sqrt(panels / 1.2)));
  const rows = Math.ceil(panels / columns);
  return { ...DEFAULT_ROOF, width: columns * 2.2 + 0.2, height: rows * 1.2 + 0.2 };
}

function shownFor(roof: RoofConfig, panels: number): Shown {
  const panel = PANEL_TYPES.standard;
  return {
    roof,
    panel,
    panels: panelsAt(gridLayout(roof, panel), panel).slice(0, panels),
    obstructions: [],
    site: KANO,
    moment: { day: 80, hour: 14 },
    heat: null,
    cursor: null,
    lengthText: (metres) => `${metres} m`,
  };
}

async function turning(seconds: number, turn: () => void, frames: () => number): Promise<number> {
  for (let warm = 0; warm < 5; warm++) {
    turn();
    await nextFrame();
  }
  const [began, first] = [performance.now(), frames()];
  while (performance.now() - began < seconds * 1000) {
    turn();
    await nextFrame();
  }
  return ((frames() - first) * 1000) / (performance.now() - began);
}

async function designer(panels: number, seconds: number): Promise<Measured> {
  let last: Drawing = { frames: 0, calls: 0, geometries: 0, textures: 0 };
  const stage = new Stage(newCanvas(), document.createElement("div"), (drawing) => (last = drawing));
  stage.resize(SIZE.width, SIZE.height);
  stage.show(shownFor(roofFor(panels), panels));
  let view = { ...FIRST_VIEW, zoom: Math.min(1, 12 / Math.sqrt(panels)) };
  const framesPerSecond = await turning(
    seconds,
    () => stage.look((view = rotated(view, 3, 0))),
    () => last.frames,
  );
  const { calls } = last;
  stage.dispose();
  return { framesPerSecond, calls };
}

async function boxes(count: number, seconds: number): Promise<Measured> {
  const renderer = new WebGLRenderer({ canvas: newCanvas(), antialias: true });
  renderer.setSize(SIZE.width, SIZE.height, false);
  const scene = new Scene();
  const sun = new DirectionalLight();
  sun.position.set(3, 5, 4);
  scene.add(sun, new AmbientLight());
  const [geometry, material] = [new BoxGeometry(2, 0.04, 1), new MeshLambertMaterial({ color: 0x1453cd })];
  const columns = Math.min(100, Math.ceil(Math.sqrt(count / 1.2)));
  for (let index = 0; index < count; index++) {
    const box = new Mesh(geometry, material);
    box.position.set(
      ((index % columns) - columns / 2) * 2.2,
      0,
      (Math.floor(index / columns) - count / columns / 2) * 1.2,
    );
    scene.add(box);
  }
  const camera = new PerspectiveCamera(24, SIZE.width / SIZE.height, 1, 4000);
  const reach = columns * 6 + 20;
  let [angle, frames] = [0, 0];
  const framesPerSecond = await turning(
    seconds,
    () => {
      angle += 0.05;
      camera.position.set(Math.sin(angle) * reach, reach * 0.5, Math.cos(angle) * reach);
      camera.lookAt(0, 0, 0);
      renderer.render(scene, camera);
      frames += 1;
    },
    () => frames,
  );
  const { calls } = renderer.info.render;
  geometry.dispose();
  material.dispose();
  renderer.dispose();
  return { framesPerSecond, calls };
}

async function regenerate(times: number): Promise<readonly Held[]> {
  const held: Held[] = [];
  const stage = new Stage(newCanvas(), document.createElement("div"), ({ geometries, textures }) => {
    held.push({ geometries, textures });
  });
  stage.resize(SIZE.width, SIZE.height);
  stage.look(FIRST_VIEW);
  for (let time = 0; time < times; time++) {
    // Three roofs in turn, each with another cover and another number of panels.
    const material = (["tile", "metal", "shingle"] as const)[time % 3] ?? "tile";
    stage.show(shownFor({ ...DEFAULT_ROOF, material, width: 12 + (time % 3) }, 200));
    await nextFrame();
    await nextFrame();
  }
  stage.dispose();
  return held;
}

Object.assign(globalThis, { sceneBench: { designer, boxes, regenerate } satisfies SceneBench });
