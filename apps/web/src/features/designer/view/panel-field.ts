import {
  BoxGeometry,
  Color,
  DynamicDrawUsage,
  Euler,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from "three";
import type { Access } from "../model/heat";
import { heatColour } from "../model/heat";
import { type House, onSlope } from "../model/house";
import type { DesignedPanel } from "../model/panel-layout";
import type { PanelConfig } from "../model/panel-types";
import type { Palette } from "./palette";
import { panelTexture } from "./textures";

/** Assumption: a framed module of 35 mm on rails 90 mm above the roof. [m] */
const THICKNESS = 0.035;
const LIFT = 0.09;
/** The texture's cells are 80% grey: colours are raised by as much, so that a cell has the palette's. */
const CELL_GREY = 0.62;

const FIRST = -2;

/** All panels in one draw call, however many. */
export class PanelField {
  readonly mesh: InstancedMesh;
  readonly #config: PanelConfig;
  #ids: readonly string[] = [];

  constructor(config: PanelConfig, capacity: number, anisotropy: number) {
    this.#config = config;
    const geometry = new BoxGeometry(config.width, THICKNESS, config.height);
    frameOnSides(geometry);
    const material = new MeshLambertMaterial({ map: panelTexture(config.width, config.height, anisotropy) });
    this.mesh = new InstancedMesh(geometry, material, Math.max(1, capacity));
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    // Before what lies under them, of which nothing is then drawn that they hide.
    this.mesh.renderOrder = FIRST;
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
  }

  /** Whether these panels can be shown without a new field. */
  holds(config: PanelConfig, count: number): boolean {
    const { width, height } = this.#config;
    return width === config.width && height === config.height && count <= this.mesh.instanceMatrix.count;
  }

  /** Lays the panels on the roof. */
  place(house: House, panels: readonly DesignedPanel[]): void {
    const tilt = (house.roof.tilt * Math.PI) / 180;
    const turns = [0, 90].map((rotation) =>
      new Quaternion()
        .setFromEuler(new Euler(tilt, 0, 0))
        .multiply(new Quaternion().setFromEuler(new Euler(0, (rotation * Math.PI) / 180, 0))),
    );
    const [flat = new Quaternion(), turned = flat] = turns;
    const [matrix, middle, unit] = [new Matrix4(), new Vector3(), new Vector3(1, 1, 1)];
    for (const [index, { position, rotation }] of panels.entries()) {
      const { x, y, z } = onSlope(house, position.x, position.y, LIFT);
      this.mesh.setMatrixAt(index, matrix.compose(middle.set(x, y, z), rotation === 0 ? flat : turned, unit));
    }
    this.mesh.count = panels.length;
    this.mesh.instanceMatrix.needsUpdate = true;
    // Picking and culling ask these, which otherwise stay those of the former layout.
    this.mesh.computeBoundingSphere();
    this.mesh.computeBoundingBox();
    this.#ids = panels.map(({ id }) => id);
  }

  /** Colours by selection, or by the sun each panel keeps. */
  colour(panels: readonly DesignedPanel[], heat: Access | null, palette: Palette): void {
    const usual = raised(new Color(palette.panel));
    const selected = raised(new Color(palette.selected));
    const own = new Color();
    for (const [index, panel] of panels.entries()) {
      const access = heat?.get(panel.id);
      const colour = access === undefined ? usual : raised(own.setRGB(...heatColour(access), "srgb"));
      this.mesh.setColorAt(index, panel.selected ? selected : colour);
    }
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
  }

  idAt(instance: number): string | null {
    return this.#ids[instance] ?? null;
  }
}

const raised = (colour: Color) => colour.multiplyScalar(1 / CELL_GREY);

/** The sides of a module show its frame: the corner of the picture. The face is the box's third pair, upwards. */
function frameOnSides(geometry: BoxGeometry): void {
  const uv = geometry.getAttribute("uv");
  const normal = geometry.getAttribute("normal");
  for (let index = 0; index < uv.count; index++) if (normal.getY(index) < 0.5) uv.setXY(index, 0.001, 0.001);
}

/** Corners of a panel's upper face, for an outline around it. */
export function corners(house: House, { position, rotation }: DesignedPanel, config: PanelConfig) {
  const [wide, high] = rotation === 0 ? [config.width, config.height] : [config.height, config.width];
  const lift = LIFT + THICKNESS;
  const at = (x: number, y: number) => onSlope(house, position.x + (x * wide) / 2, position.y + (y * high) / 2, lift);
  return [at(-1, 1), at(1, 1), at(1, -1), at(-1, -1)] as const;
}
