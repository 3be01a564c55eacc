import {
  Box3,
  DirectionalLight,
  Group,
  HemisphereLight,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  type Vector3,
  WebGLRenderer,
} from "three";
import { dimensions, type Sky, skyOver } from "../model/annotations";
import { blockOf, type House, houseOf, middleOf, type Point } from "../model/house";
import { panelGround } from "../model/label-places";
import { slopeNormal } from "../model/projection";
import { drawingScale, type View } from "../model/view";
import { houseParts } from "./house-parts";
import { Labels } from "./labels";
import { obstructionParts } from "./obstruction-parts";
import { corners, PanelField } from "./panel-field";
import { type Palette, paletteOf } from "./palette";
import { release } from "./release";
import type { Shown } from "../model/shown";
import { groundParts, layShadow, shadowGround, skyParts } from "./sky-parts";
import { outline, strokes } from "./shapes";
import { discTexture, roofTexture } from "./textures";

/** A long lens: straight lines stay nearly parallel, as in a drawing. [°] */
const FIELD_OF_VIEW = 24;
const SHADOW_SIZE = 2048;
/** Light that is white at 1, as the materials divide it by π. */
const WHITE = Math.PI;
const PIXEL_RATIO_MAX = 2;

type PartName = "ground" | "house" | "sky" | "marks";

/** What was drawn last, to be read by measurements. */
export interface Drawing {
  readonly frames: number;
  readonly calls: number;
  readonly geometries: number;
  readonly textures: number;
}

/**
 * The scene on a canvas. It draws when something has changed and never otherwise: there is no loop. What is made for
 * the graphics card is given back when it is replaced, and all of it at the end.
 */
export class Stage {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.5, 400);
  readonly #sun = new DirectionalLight();
  readonly #air = new HemisphereLight();
  readonly #shadow = shadowGround();
  readonly #labels: Labels;
  readonly #onDrawn: ((drawing: Drawing) => void) | undefined;
  #palette: Palette;
  #shown: Shown | null = null;
  #house: House | null = null;
  #view: View | null = null;
  readonly #parts: Record<PartName, Group> = {
    ground: new Group(),
    house: new Group(),
    sky: new Group(),
    marks: new Group(),
  };
  #panels: PanelField | null = null;
  #panelGround: readonly Point[] = [];
  #pending = 0;
  #frames = 0;
  #size = { width: 1, height: 1 };

  constructor(canvas: HTMLCanvasElement, overlay: HTMLElement, onDrawn?: (drawing: Drawing) => void) {
    this.#canvas = canvas;
    this.#onDrawn = onDrawn;
    this.#labels = new Labels(overlay);
    this.#palette = paletteOf(document.documentElement);
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.setPixelRatio(Math.min(PIXEL_RATIO_MAX, devicePixelRatio));
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    // The camera moves far more often than the sun does.
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.info.autoReset = false;
    this.#sun.castShadow = true;
    this.#sun.shadow.mapSize.set(SHADOW_SIZE, SHADOW_SIZE);
    this.#sun.shadow.bias = -0.0004;
    this.#sun.shadow.normalBias = 0.03;
    this.#sun.shadow.radius = 2.5;
    this.#scene.add(this.#sun, this.#sun.target, this.#air, this.#shadow, ...Object.values(this.#parts));
  }

  /** Shows a design; only what differs from the last one is made again. */
  show(next: Shown): void {
    const last = this.#shown;
    this.#shown = next;
    const moved = last?.roof !== next.roof || last.obstructions !== next.obstructions;
    const house = moved || !this.#house ? houseOf(next.roof) : this.#house;
    this.#house = house;
    if (moved) this.#rebuildHouse(house, next);
    const laid = moved || last.panels !== next.panels || last.panel !== next.panel;
    if (laid) this.#layPanels(house, next);
    if (laid || last.heat !== next.heat) this.#panels?.colour(next.panels, next.heat, this.#palette);
    if (laid || last.cursor !== next.cursor) this.#markPanels(house, next);
    if (moved || last.site !== next.site || last.moment !== next.moment) this.#turnSky(house, next, moved);
    if (laid || last.moment !== next.moment || last.site !== next.site) this.#renderer.shadowMap.needsUpdate = true;
    this.#request();
  }

  look(view: View): void {
    if (this.#view === view) return;
    this.#view = view;
    this.#request();
  }

  resize(width: number, height: number): void {
    this.#size = { width: Math.max(1, width), height: Math.max(1, height) };
    this.#renderer.setSize(this.#size.width, this.#size.height, false);
    this.#request();
  }

  /** The page's colours have changed. */
  recolour(): void {
    this.#palette = paletteOf(document.documentElement);
    const shown = this.#shown;
    this.#shown = null;
    if (this.#panels) this.#dropPanels(this.#panels);
    if (shown) this.show(shown);
  }

  /** The panel under a place of the window, if nothing stands before it. */
  pick(clientX: number, clientY: number): string | null {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const ray = new Raycaster();
    const place = new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2);
    this.#aim();
    ray.setFromCamera(place, this.#camera);
    const field = this.#panels;
    if (!field) return null;
    const [hit] = ray.intersectObjects([field.mesh, ...this.#bodies()], false);
    return hit?.object === field.mesh && hit.instanceId !== undefined ? field.idAt(hit.instanceId) : null;
  }

  /** The scene as it is seen now, with its texts, on the page's ground. */
  picture(): Promise<Blob> {
    this.#draw();
    const { width, height } = this.#canvas;
    const paper = document.createElement("canvas");
    paper.width = width;
    paper.height = height;
    const pen = paper.getContext("2d");
    if (!pen) return Promise.reject(new Error("The browser draws no pictures"));
    pen.fillStyle = this.#palette.paper;
    pen.fillRect(0, 0, width, height);
    pen.drawImage(this.#canvas, 0, 0);
    this.#labels.draw(pen, width / this.#size.width);
    return new Promise((resolve, reject) => {
      paper.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made"))), "image/png");
    });
  }

  dispose(): void {
    cancelAnimationFrame(this.#pending);
    if (this.#panels) this.#dropPanels(this.#panels);
    for (const part of [...Object.values(this.#parts), this.#shadow]) release(part);
    this.#sun.dispose();
    this.#labels.clear();
    this.#renderer.dispose();
  }

  #replace(name: PartName, group: Group): void {
    release(this.#parts[name]);
    this.#parts[name] = group;
    this.#scene.add(group);
  }

  #rebuildHouse(house: House, { roof, obstructions }: Shown): void {
    const anisotropy = this.#renderer.capabilities.getMaxAnisotropy();
    const group = houseParts(house, roofTexture(roof.material, anisotropy), this.#palette);
    group.add(
      obstructionParts(
        obstructions.map((one) => blockOf(house, one)),
        this.#palette,
      ),
    );
    // After the panels, before the ground: what is hidden is not drawn.
    for (const part of group.children) part.renderOrder = -1;
    this.#replace("house", group);
  }

  #layPanels(house: House, { panel, panels }: Shown): void {
    if (!this.#panels?.holds(panel, panels.length)) {
      if (this.#panels) this.#dropPanels(this.#panels);
      // Room for some more, so that a slider does not make a new field with each step.
      this.#panels = new PanelField(
        panel,
        Math.ceil(panels.length * 1.5) + 8,
        this.#renderer.capabilities.getMaxAnisotropy(),
      );
      this.#scene.add(this.#panels.mesh);
    }
    this.#panels?.place(house, panels);
    this.#panelGround = panelGround(house, panels, panel);
  }

  #dropPanels(field: PanelField): void {
    release(field.mesh);
    this.#panels = null;
  }

  #markPanels(house: House, { panels, panel, cursor }: Shown): void {
    const group = new Group();
    const around = (chosen: typeof panels) => chosen.flatMap((one) => outline(corners(house, one, panel)));
    const selected = around(panels.filter((one) => one.selected));
    if (selected.length > 0) group.add(strokes(selected, { color: this.#palette.edge, width: 2.4 }));
    const here = around(panels.filter(({ id }) => id === cursor));
    if (here.length > 0) group.add(strokes(here, { color: this.#palette.focus, width: 4 }));
    this.#replace("marks", group);
  }

  #turnSky(house: House, { site, moment, lengthText }: Shown, moved: boolean): void {
    const sky = skyOver(house, site, moment);
    const drawn = dimensions(house, lengthText);
    if (moved) this.#replace("ground", groundParts(sky.radius, this.#palette));
    const disc = discTexture(this.#palette.sun, this.#palette.dark ? this.#palette.sunEdge : this.#palette.ink);
    const group = skyParts(sky, disc, this.#palette);
    group.add(strokes(drawn.lines, { color: this.#palette.ink, width: 1.4 }));
    if (sky.sun === null) disc.dispose();
    this.#replace("sky", group);
    this.#labels.set([...drawn.labels, ...sky.hours.map(raised), sky.north]);
    this.#shine(sky);
  }

  /** Sunlight from where the sun is; below the horizon only the light of the sky is left. */
  #shine({ light, radius }: Sky): void {
    const high = Math.max(0, light.y);
    const reach = radius * 1.5;
    this.#sun.position.set(light.x * reach * 2, Math.max(0.02, light.y) * reach * 2, light.z * reach * 2);
    this.#sun.intensity = light.y > 0 ? WHITE * Math.min(0.55, 0.2 + high * 1.3) : 0;
    this.#sun.castShadow = light.y > 0;
    // Lower suns are warmer.
    this.#sun.color.setHSL(0.1, Math.max(0, 0.45 - high), 0.94);
    const { camera } = this.#sun.shadow;
    camera.left = camera.bottom = -reach;
    camera.right = camera.top = reach;
    camera.near = 0.5;
    camera.far = reach * 4;
    camera.updateProjectionMatrix();
    layShadow(this.#shadow, new Box3().setFromObject(this.#parts.house), light, reach);
    this.#shadow.material.opacity = this.#palette.dark ? 0.5 : 0.2;
    this.#air.color.set(this.#palette.dark ? "#cfe0ea" : "#ffffff");
    this.#air.groundColor.set(this.#palette.dark ? "#33403d" : "#c9d2ce");
    this.#air.intensity = WHITE * (light.y > 0 ? 0.72 : 0.5);
  }

  /** Puts the camera where the view says: as far away as makes a metre as many pixels as it should. */
  #aim(): void {
    const view = this.#view;
    const house = this.#house;
    if (!view || !house) return;
    const { width, height } = this.#size;
    const [yaw, high] = [(view.yaw * Math.PI) / 180, (-view.pitch * Math.PI) / 180];
    const half = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
    const distance = height / (2 * half * drawingScale(view));
    const [out, up] = [Math.cos(high) * distance, Math.sin(high) * distance];
    const middle = middleOf(house);
    this.#camera.position.set(Math.sin(yaw) * out, middle + up, Math.cos(yaw) * out);
    // Square to the view, so that looking straight down has an upper edge, too.
    this.#camera.up.set(-Math.sin(yaw) * Math.sin(high), Math.cos(high), -Math.cos(yaw) * Math.sin(high));
    this.#camera.lookAt(0, middle, 0);
    this.#camera.aspect = width / height;
    this.#camera.near = Math.max(0.5, distance - 90);
    this.#camera.far = distance + 120;
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
  }

  /** What can be hit; lines are for the eye alone. */
  #bodies(): Object3D[] {
    const bodies: Object3D[] = [];
    this.#parts.house.traverse((part) => {
      if (part.castShadow || part.receiveShadow) bodies.push(part);
    });
    return bodies;
  }

  /** Whether the camera stands on the side of the slope where the panels are. */
  #seesSlope(): boolean {
    const [corner] = this.#panelGround;
    if (!this.#house || !corner) return false;
    const { x, y, z } = slopeNormal(this.#house);
    const { position } = this.#camera;
    return x * (position.x - corner.x) + y * (position.y - corner.y) + z * (position.z - corner.z) > 0;
  }

  #isHidden(point: Vector3): boolean {
    const towards = point.clone().sub(this.#camera.position);
    const distance = towards.length();
    const ray = new Raycaster(this.#camera.position, towards.normalize(), 0, distance);
    return ray.intersectObjects(this.#bodies(), false).length > 0;
  }

  #request(): void {
    if (this.#pending !== 0) return;
    this.#pending = requestAnimationFrame(() => {
      this.#pending = 0;
      this.#draw();
    });
  }

  #draw(): void {
    if (!this.#shown || !this.#view) return;
    this.#aim();
    this.#renderer.info.reset();
    this.#renderer.render(this.#scene, this.#camera);
    this.#labels.follow(this.#camera, {
      ...this.#size,
      panels: this.#seesSlope() ? this.#panelGround : [],
      isHidden: (point) => this.#isHidden(point),
    });
    this.#frames += 1;
    const { render, memory } = this.#renderer.info;
    this.#onDrawn?.({
      frames: this.#frames,
      calls: render.calls,
      geometries: memory.geometries,
      textures: memory.textures,
    });
  }
}

/** Above its mark on the way of the sun. */
const raised = ({ at, ...label }: Sky["hours"][number]) => ({ ...label, at: { ...at, y: at.y + 0.75 } });
