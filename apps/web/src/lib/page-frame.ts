import { useLayoutEffect, useState } from "react";

/** What "Export Report" can hand out of the page. Without it the button is hidden. */
export interface ReportExport {
  readonly onPrint: () => void;
  readonly onPdf: () => void;
  readonly onCsv: () => void;
  readonly onJson: () => void;
}

/** What a page asks of the frame around it: the navigation bar and the hero band belong to the app. */
export interface PageFrame {
  /** Of the browser tab, before the product's name. */
  readonly title: string;
  readonly exportReport?: ReportExport | undefined;
  /** The page needs the whole height, or says itself what the banner over the others says. */
  readonly bannerless?: boolean | undefined;
  readonly hero?: Hero | undefined;
}

/** The band under the navigation bar; only the design page has one. */
export interface Hero {
  /** Slim from the second step on. */
  readonly size: "full" | "slim";
  readonly site?: HeroSite | undefined;
  readonly steps?: HeroSteps | undefined;
}

/** How far the design is. On a phone the page has them itself, under the title block. */
export interface HeroSteps {
  readonly label: string;
  readonly steps: readonly { readonly label: string }[];
  readonly current: number;
  readonly reached: number;
  readonly onStep: (index: number) => void;
}

export interface HeroSite {
  readonly name: string;
  /** North positive. [°] */
  readonly latitude: number;
  /** East positive. [°] */
  readonly longitude: number;
}

let current: PageFrame | null = null;
const listeners = new Set<() => void>();

function set(frame: PageFrame | null): void {
  current = frame;
  for (const listener of listeners) listener();
}

/** Called by a page on each render; the frame follows, and forgets it when the page leaves. */
export function usePageFrame(frame: PageFrame): void {
  useLayoutEffect(() => {
    if (!alike(frame, current)) set(frame);
  });
  useLayoutEffect(() => () => set(null), []);
}

/**
 * For the frame. It follows before anything is painted, also a page that comes onto the screen together with it:
 * `useSyncExternalStore` would hear of that page after the paint, and the band would push down what stands already.
 */
export function useCurrentPageFrame(): PageFrame | null {
  const [frame, setFrame] = useState(current);
  useLayoutEffect(() => {
    const follow = () => setFrame(current);
    listeners.add(follow);
    follow();
    return () => void listeners.delete(follow);
  }, []);
  return frame;
}

/** Keeps a page that builds the same frame on each render from rendering the frame for ever. */
function alike(one: PageFrame, other: PageFrame | null): boolean {
  return (
    other !== null &&
    one.title === other.title &&
    one.bannerless === other.bannerless &&
    sameHero(one.hero, other.hero) &&
    one.exportReport?.onPrint === other.exportReport?.onPrint &&
    one.exportReport?.onPdf === other.exportReport?.onPdf &&
    one.exportReport?.onCsv === other.exportReport?.onCsv &&
    one.exportReport?.onJson === other.exportReport?.onJson
  );
}

const sameHero = (one: Hero | undefined, other: Hero | undefined): boolean =>
  one?.size === other?.size &&
  one?.site?.name === other?.site?.name &&
  one?.site?.latitude === other?.site?.latitude &&
  one?.site?.longitude === other?.site?.longitude &&
  one?.steps?.current === other?.steps?.current &&
  one?.steps?.reached === other?.steps?.reached &&
  one?.steps?.onStep === other?.steps?.onStep;
