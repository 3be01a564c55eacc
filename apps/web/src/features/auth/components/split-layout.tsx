import { COUNTRIES } from "@sunwright/engine/sizing/options";
import type { ReactNode } from "react";
import { Brand } from "./brand";
import { SunDrawing, SunStrip } from "./sun-drawing";

const AFRICAN = COUNTRIES.slice(0, 4).join(" · ");
const OTHERS = COUNTRIES.slice(4).join(" · ");

/** A form column of 440 px beside the drawing; below 1101 px the drawing is a strip on top. */
export function SplitLayout({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_min(640px,45vw)]">
      <div className="h-[188px] sm:h-[200px] lg:hidden">
        <SunStrip />
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-col px-4 pt-5 pb-7 outline-none sm:px-7 lg:py-10 lg:pr-18 lg:pl-[min(132px,9.2vw)]"
      >
        {notice}
        <Brand />
        <div className="max-w-110 max-lg:mt-6 max-lg:w-full sm:max-lg:mx-auto lg:my-auto lg:w-110 lg:max-w-full lg:py-8">
          {children}
        </div>
        <p className="type-help flex flex-wrap gap-x-5 gap-y-1.5 text-text-3 max-lg:mt-7">
          <span>{AFRICAN}</span>
          <span>{OTHERS}</span>
        </p>
      </main>
      <aside className="relative max-lg:hidden" aria-hidden="true">
        <SunDrawing />
      </aside>
    </div>
  );
}
