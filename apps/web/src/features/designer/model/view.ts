/** How the house is looked at. Angles in degrees. */
export interface View {
  /** Around the house: 0 looks at the slope from the front, positive from its right. */
  readonly yaw: number;
  /** −90 from straight above, 0 from the horizon. */
  readonly pitch: number;
  readonly zoom: number;
}

/** Source of all: marketplace specification, section 9; of the wheel's direction, A-23. */
const PITCH = { min: -90, max: 0 } as const;
const ZOOM = { min: 0.3, max: 2 } as const;
export const WHEEL = { down: 0.9, up: 1.1 } as const;
/** At a zoom of 1. */
const PIXELS_PER_METRE = 20;

/** Panels, a gable wall and the way the sun goes are all in sight. */
export const FIRST_VIEW: View = { yaw: 32, pitch: -30, zoom: 1 };
export const FROM_ABOVE: View = { yaw: 0, pitch: -90, zoom: 1 };

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(max, Math.max(min, value));

export const rotated = (view: View, yaw: number, pitch: number): View => ({
  ...view,
  // Turning on and on comes round to the front again.
  yaw: ((((view.yaw + yaw + 180) % 360) + 360) % 360) - 180,
  pitch: within(view.pitch + pitch, PITCH),
});

export const zoomed = (view: View, factor: number): View => ({ ...view, zoom: within(view.zoom * factor, ZOOM) });

/** A tick of the wheel: down makes smaller. */
export const wheeled = (view: View, deltaY: number): View =>
  deltaY === 0 ? view : zoomed(view, deltaY > 0 ? WHEEL.down : WHEEL.up);

/** [px/m] */
export const drawingScale = ({ zoom }: View) => PIXELS_PER_METRE * zoom;

/** Half a turn for dragging across a usual stage; looking from above for dragging down it. [°/px] */
const TURN_PER_PIXEL = 0.35;
export const dragged = (view: View, dx: number, dy: number): View =>
  rotated(view, -dx * TURN_PER_PIXEL, -dy * TURN_PER_PIXEL);

/** The zoom at which this many metres fill a stage. */
export const fitted = (
  view: View,
  metres: number,
  stage: { readonly width: number; readonly height: number },
): View => ({
  ...view,
  zoom: within(Math.min(stage.width, stage.height * STAGE_ASPECT) / (metres * PIXELS_PER_METRE), ZOOM),
});
/** A house with its sun path is wider than high. */
const STAGE_ASPECT = 1.25;
