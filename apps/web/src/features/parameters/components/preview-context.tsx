import { createContext, use } from "react";
import type { Preview } from "../model/preview";

/** The system the values on the page would give; null until there is a load, valid parameters and an answer. */
export const PreviewContext = createContext<Preview | null>(null);
export const useShownPreview = () => use(PreviewContext);
