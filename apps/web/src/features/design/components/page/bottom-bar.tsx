import type { ReactNode } from "react";
import { useBottomBar } from "../../../../ui/use-bottom-bar";

/** The one figure and the one button, at the bottom of narrow windows. */
export const BottomBar = ({ children, phoneOnly }: { readonly children: ReactNode; readonly phoneOnly?: boolean }) => (
  <div ref={useBottomBar<HTMLDivElement>()} className="design-bar" data-phone-only={phoneOnly}>
    {children}
  </div>
);
