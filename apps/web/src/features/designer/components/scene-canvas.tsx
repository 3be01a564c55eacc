import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from "react";
import type { Shown } from "../model/shown";
import type { View } from "../model/view";
import { Stage } from "../view/stage";

/** What the page asks of the scene beyond showing it. */
export interface SceneHandle {
  readonly pick: (x: number, y: number) => string | null;
  readonly picture: () => Promise<Blob>;
}

interface SceneCanvasProps {
  readonly shown: Shown;
  readonly view: View;
  readonly width: number;
  readonly height: number;
  /** The graphics card gave up, or never began. */
  readonly onLost: () => void;
  readonly ref: Ref<SceneHandle>;
}

/** The three-dimensional scene. Its file brings three.js and is loaded when a scene is drawn. */
export function SceneCanvas({ shown, view, width, height, onLost, ref }: SceneCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    const texts = overlay.current;
    if (!element || !texts) return undefined;
    const started = start(element, texts);
    if (!started) {
      onLost();
      return undefined;
    }
    stage.current = started;
    element.addEventListener("webglcontextlost", onLost);
    const theme = new MutationObserver(() => started.recolour());
    theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      theme.disconnect();
      element.removeEventListener("webglcontextlost", onLost);
      stage.current = null;
      started.dispose();
    };
  }, [onLost]);
  useLayoutEffect(() => stage.current?.resize(width, height), [width, height]);
  useEffect(() => stage.current?.show(shown), [shown]);
  useEffect(() => stage.current?.look(view), [view]);
  useImperativeHandle(ref, () => ({
    pick: (x, y) => stage.current?.pick(x, y) ?? null,
    picture: () => stage.current?.picture() ?? Promise.reject(new Error("There is no scene")),
  }));
  return (
    <>
      <canvas ref={canvas} className="designer-canvas" aria-hidden="true" />
      <div ref={overlay} className="designer-labels" aria-hidden="true" />
    </>
  );
}

/** Null where the browser has WebGL but cannot start it. The counts are for measurements: frames drawn, draw calls. */
function start(canvas: HTMLCanvasElement, overlay: HTMLElement): Stage | null {
  try {
    return new Stage(canvas, overlay, ({ frames, calls }) => {
      canvas.dataset["frames"] = String(frames);
      canvas.dataset["calls"] = String(calls);
    });
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
