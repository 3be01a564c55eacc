import { useEffect, useState } from "react";
import type { Moment } from "../model/sky";
import { useMedia } from "./use-media";

/** A day in twelve seconds; where motion is unwelcome, an hour a second in steps. */
const HOURS_A_SECOND = 2;
const STILL_STEP_MS = 1000;

/** Lets the sun run through the day until it is stopped. Draws only while it runs. */
export function usePlay(moment: Moment, setMoment: (change: Partial<Moment>) => void) {
  const [playing, setPlaying] = useState(false);
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const { hour } = moment;
  useEffect(() => {
    if (!playing) return undefined;
    if (still) {
      const timer = setTimeout(() => setMoment({ hour: (Math.floor(hour) + 1) % 24 }), STILL_STEP_MS);
      return () => clearTimeout(timer);
    }
    const began = performance.now();
    const frame = requestAnimationFrame((now) => {
      const seconds = Math.min(0.25, Math.max(0.016, (now - began) / 1000));
      setMoment({ hour: (hour + seconds * HOURS_A_SECOND) % 24 });
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, still, hour, setMoment]);
  return { playing, toggle: () => setPlaying((now) => !now), stop: () => setPlaying(false) };
}
