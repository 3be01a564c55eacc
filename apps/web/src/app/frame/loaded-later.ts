import { useEffect } from "react";
import { floating } from "../../ui/floating";
import { loadToasts } from "../toaster";
import { menus, preferenceFields } from "./on-demand";

/** After the page stands and what it asked for has come. [ms] */
const LATER_MS = 3_000;

/** What opens or speaks over a page is there when it is wanted, even where the connection breaks meanwhile. */
export function useLoadedLater(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      floating.load();
      menus.load();
      preferenceFields.load();
      loadToasts();
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
}
