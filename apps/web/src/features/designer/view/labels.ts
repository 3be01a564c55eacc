import { type Camera, Vector3 } from "three";
import type { Label } from "../model/annotations";

interface Shown {
  readonly label: Label;
  readonly element: HTMLSpanElement;
  left: number;
  top: number;
  visible: boolean;
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
      return { label, element, left: 0, top: 0, visible: false };
    });
    this.#overlay.replaceChildren(...this.#shown.map(({ element }) => element));
  }

  /** Puts every text where its point is seen. What the house hides stays hidden; dimensions are always read. */
  follow(camera: Camera, width: number, height: number, isHidden: (point: Vector3) => boolean): void {
    const point = new Vector3();
    for (const one of this.#shown) {
      const { x, y, z } = one.label.at;
      const hidden = one.label.kind !== "dimension" && isHidden(point.set(x, y, z));
      point.set(x, y, z).project(camera);
      one.left = ((point.x + 1) / 2) * width;
      one.top = ((1 - point.y) / 2) * height;
      one.visible =
        !hidden && point.z < 1 && one.left > 8 && one.left < width - 8 && one.top > 8 && one.top < height - 8;
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
