import { useRef, type PointerEvent } from "react";

export interface Drag {
  /** Since the drag began, in metres. */
  readonly along: number;
  readonly down: number;
}

/** A press that moves less than this is a press. [px] */
const THRESHOLD = 4;

/** Moving something on the drawing with mouse, pen or finger. `pixelsPerMetre` as it is on the screen now. */
export function useDrag(pixelsPerMetre: number, onGrab: () => void, onDrag: (drag: Drag) => void) {
  const from = useRef<{ readonly id: number; readonly x: number; readonly y: number; moved: boolean } | null>(null);
  const end = (event: PointerEvent) => {
    if (from.current?.id === event.pointerId) from.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
      onGrab();
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current;
      if (start?.id !== event.pointerId) return;
      const [along, down] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.moved && Math.hypot(along, down) < THRESHOLD) return;
      onDrag({ along: along / pixelsPerMetre, down: down / pixelsPerMetre });
      start.moved = true;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** [m] */
const NUDGE = 0.1;
const FINE_NUDGE = 0.01;

/** How far an arrow key moves something, in metres; with Shift a tenth of it. Null for other keys. */
export function nudgeOf({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }) {
  const step = STEPS[key];
  if (!step) return null;
  const size = shiftKey ? FINE_NUDGE : NUDGE;
  return { along: step[0] * size, down: step[1] * size };
}
