import { say } from "@sunwright/words/app";
import { rich } from "../../lib/rich";
import { ArrowLeft } from "lucide-react";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { NightDrawing } from "./night-drawing";

export function NotFoundRoute() {
  usePageFrame({ title: say("notFound.title") });
  return (
    <div className="grid min-h-[calc(100dvh-61px)] max-sm:min-h-[calc(100dvh-57px)] items-center overflow-hidden bg-band text-on-band max-sm:items-start">
      <div className="page-width grid w-full items-center gap-10 max-lg:gap-18 max-sm:pt-10 lg:grid-cols-[440px_minmax(0,1fr)]">
        <div className="relative z-10 flex flex-col items-start lg:h-75 lg:justify-end lg:self-start lg:pb-10">
          <h1 className="type-display text-[52px]/[56px] max-sm:text-[36px]/[40px]">
            {rich(say, "notFound.heading", { br: () => <br /> })}
          </h1>
          <p className="mt-3.5 text-[18px]/7 text-on-band-2">{say("notFound.lead")}</p>
          <Link to="/" className={`${buttonClass({ variant: "sun", size: "lg" })} mt-6`}>
            <ArrowLeft size={19} strokeWidth={1.75} aria-hidden="true" />
            {say("notFound.goHome")}
          </Link>
        </div>
        <NightDrawing />
      </div>
    </div>
  );
}
