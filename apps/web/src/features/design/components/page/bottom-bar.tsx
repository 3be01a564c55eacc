import type { ReactNode } from "react";

/** The one figure and the one button, at the bottom of narrow windows. */
export const BottomBar = ({ children, phoneOnly }: { readonly children: ReactNode; readonly phoneOnly?: boolean }) => (
  <div className="design-bar" data-phone-only={phoneOnly}>
    {children}
  </div>
);
