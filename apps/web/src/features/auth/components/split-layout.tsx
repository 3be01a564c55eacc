import { say } from "@sunwright/words/auth";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { say as sayCountry } from "@sunwright/words/countries";
import type { ReactNode } from "react";
import { MachineNote } from "../../../lib/machine-note";
import { LegalLinks } from "../../../ui/legal-links";
import { Brand } from "./brand";
import { LanguageButton } from "./language-button";
import { SunDrawing, SunStrip } from "./sun-drawing";

const NAMES = COUNTRIES.map((country) => sayCountry(country));
const AFRICAN = NAMES.slice(0, 4).join(" · ");
const OTHERS = NAMES.slice(4).join(" · ");

/**
 * A form column of 440 px beside the drawing; below 1101 px the drawing is a strip on top. At the foot what the product
 * does and where, as the marketplace specification (section 1) and the list of countries have it.
 */
export function SplitLayout({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_min(640px,45vw)]">
      <div className="h-[188px] sm:h-[200px] lg:hidden">
        <SunStrip />
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="px-4 pt-5 pb-7 outline-none sm:px-7 lg:py-10 lg:pr-18 lg:pl-[min(132px,9.2vw)]"
      >
        <div className="flex h-full flex-col max-lg:mx-auto max-lg:max-w-110">
          {notice}
          <div className="flex items-center justify-between gap-3">
            <Brand />
            <LanguageButton />
          </div>
          <div className="max-w-full max-lg:mt-6 lg:my-auto lg:w-110 lg:py-8">{children}</div>
          <p className="type-help flex flex-wrap gap-x-5 gap-y-1.5 text-text-3 max-lg:mt-7">
            <span className="w-full">{say("whatTheProductDoes")}</span>
            <span>{AFRICAN}</span>
            <span>{OTHERS}</span>
          </p>
          <div className="type-help mt-3 text-text-3">
            <MachineNote />
            <LegalLinks />
          </div>
        </div>
      </main>
      <aside className="max-lg:hidden" aria-hidden="true">
        <div className="sticky top-0 h-dvh">
          <SunDrawing />
        </div>
      </aside>
    </div>
  );
}
