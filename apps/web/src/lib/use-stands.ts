import { useEffect, useState } from "react";
import { later } from "./later";

/** Whether what it is in has come onto the screen and answers: time for what the first picture does without. */
export function useStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => later(0, () => [() => setStands(true)]), []);
  return stands;
}
