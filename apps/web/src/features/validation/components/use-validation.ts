import { useCallback, useEffect, useReducer, useRef } from "react";
import { runValidation } from "../api/run-validation";
import { IDLE, progressed } from "../model/progress";

/** The run and its two buttons; leaving the page ends it. */
export function useValidation() {
  const [progress, dispatch] = useReducer(progressed, IDLE);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  const start = useCallback(() => {
    end.current?.();
    dispatch("begun");
    end.current = runValidation(dispatch);
  }, []);
  const cancel = useCallback(() => {
    end.current?.();
    dispatch("cancelled");
  }, []);
  return { progress, start, cancel };
}
