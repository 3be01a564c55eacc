import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from "react";
import type { Direction } from "../model/panel-layout";
import { dragged, rotated, type View, WHEEL, wheeled, zoomed } from "../model/view";

export interface StageActions {
  readonly setView: (update: (view: View) => View) => void;
  readonly resetView: () => void;
  /** A press at a place of the window, on an element. */
  readonly press: (x: number, y: number, target: EventTarget) => void;
  readonly walk: (towards: Direction) => void;
  readonly toggleCursor: () => void;
}

/** A press that moves less than this is no drag. [px] */
const STILL = 5;
/** One press of an arrow key. [°] */
const STEP = 10;

interface Finger {
  x: number;
  y: number;
}

/** Dragging, pinching, the wheel and the keys of a stage, the same for the scene and for the plan. */
export function useStageInput(stage: RefObject<HTMLElement | null>, actions: StageActions) {
  const { setView } = actions;
  const fingers = useRef(new Map<number, Finger>());
  const moved = useRef(0);
  useWheel(stage, setView);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    if (fingers.current.size === 0) moved.current = 0;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const finger = fingers.current.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const before = other ? Math.hypot(finger.x - other.x, finger.y - other.y) : 0;
    [finger.x, finger.y] = [event.clientX, event.clientY];
    moved.current += Math.hypot(dx, dy);
    if (other) {
      const after = Math.hypot(finger.x - other.x, finger.y - other.y);
      if (before > 0) setView((view) => zoomed(view, after / before));
      return;
    }
    if (moved.current < STILL) return;
    // Captured once it is a drag: a press has to reach the panel it is on.
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.setPointerCapture(event.pointerId);
    setView((view) => dragged(view, dx, dy));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const was = fingers.current.delete(event.pointerId);
    if (was && fingers.current.size === 0 && moved.current < STILL)
      actions.press(event.clientX, event.clientY, event.target);
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keyAction(event, actions);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown };
}

const ARROWS: Readonly<Record<string, readonly [Direction, yaw: number, pitch: number]>> = {
  ArrowLeft: ["left", -STEP, 0],
  ArrowRight: ["right", STEP, 0],
  ArrowUp: ["up", 0, -STEP],
  ArrowDown: ["down", 0, STEP],
};

function keyAction({ key, shiftKey }: KeyboardEvent, actions: StageActions): (() => void) | null {
  const arrow = ARROWS[key];
  if (arrow) {
    const [direction, yaw, pitch] = arrow;
    return shiftKey ? () => actions.walk(direction) : () => actions.setView((view) => rotated(view, yaw, pitch));
  }
  if (key === "+" || key === "=") return () => actions.setView((view) => zoomed(view, WHEEL.up));
  if (key === "-" || key === "_") return () => actions.setView((view) => zoomed(view, WHEEL.down));
  if (key === "Home") return actions.resetView;
  if (key === "Enter" || key === " ") return actions.toggleCursor;
  return null;
}

/** React listens to wheels passively, and the page would scroll along. */
function useWheel(stage: RefObject<HTMLElement | null>, setView: StageActions["setView"]) {
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      setView((view) => wheeled(view, event.deltaY));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [stage, setView]);
}
