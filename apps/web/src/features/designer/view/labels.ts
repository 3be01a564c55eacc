import { type Camera, Vector3 } from "three";
import type { Label } from "../model/annotations";
import type { Point } from "../model/house";
import { liesOver } from "../model/label-places";

interface Shown {
  readonly label: Label;
  readonly element: HTMLSpanElement;
  /** Read once: to ask for it while the camera moves would lay out the page with every frame. [px] */
  size: { readonly width: number; readonly height: number } | null;
  left: number;
  top: number;
  visible: boolean;
}

/** What the picture shows of the scene. */
interface Seen {
  readonly width: number;
  readonly height: number;
  /** Corners of what no text may lie over; none where it is not seen. */
  readonly panels: readonly Point[];
  readonly isHidden: (point: Vector3) => boolean;
}

/** Texts of the scene as elements over it: sharp at every size, in the page's own type. */
export class Labels {
  readonly #overlay: HTMLElement;
  #shown: Shown[] = [];

  constructor(overlay: HTMLElement) {
    this.#overlay = overlay;
  }

  set(labels: readonly Label[]): void {
    this.#shown = labels.map((label) => {
      const element = document.createElement("span");
      element.textContent = label.text;
      element.dataset["kind"] = label.kind;
      return { label, element, size: null, left: 0, top: 0, visible: false };
    });
    this.#overlay.replaceChildren(...this.#shown.map(({ element }) => element));
  }

  /**
   * Puts every text where its point is seen. What the house hides stays hidden, and so does what would lie over the
   * panels; dimensions are always read.
   */
  follow(camera: Camera, { width, height, panels, isHidden }: Seen): void {
    const point = new Vector3();
    const flat = ({ x, y, z }: Point) => {
      point.set(x, y, z).project(camera);
      return { x: ((point.x + 1) / 2) * width, y: ((1 - point.y) / 2) * height };
    };
    const covered = panels.map(flat);
    for (const one of this.#shown) {
      const { x, y, z } = one.label.at;
      const { x: left, y: top } = flat(one.label.at);
      one.size ??= { width: one.element.offsetWidth, height: one.element.offsetHeight };
      const free =
        one.label.kind === "dimension" ||
        !(liesOver({ x: left, y: top, ...one.size }, covered) || isHidden(point.clone().set(x, y, z)));
      one.left = left;
      one.top = top;
      one.visible = free && point.z < 1 && one.left > 8 && one.left < width - 8 && one.top > 8 && one.top < height - 8;
      one.element.style.transform = `translate(${one.left.toFixed(1)}px, ${one.top.toFixed(1)}px) translate(-50%, -50%)`;
      one.element.style.visibility = one.visible ? "visible" : "hidden";
    }
  }

  /** The same texts in a picture. */
  draw(pen: CanvasRenderingContext2D, scale: number): void {
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (const { element, label, left, top, visible } of this.#shown) {
      if (!visible) continue;
      const style = getComputedStyle(element);
      pen.font = `${style.fontWeight} ${Number.parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
      pen.fillStyle = style.color;
      pen.fillText(label.text, left * scale, top * scale);
    }
  }

  clear(): void {
    this.#overlay.replaceChildren();
    this.#shown = [];
  }
}
