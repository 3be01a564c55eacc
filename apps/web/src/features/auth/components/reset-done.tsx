import { say } from "@sunwright/words/auth";
import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { buttonClass } from "../../../ui/button-class";
import { FocusedHeading } from "./focused-heading";

/** Source: marketplace specification, section 9. [s] */
const REDIRECT_AFTER = 3;
const SIGN_IN = "/auth";

export function ResetDone() {
  useEffect(() => {
    const timer = setTimeout(() => location.assign(SIGN_IN), REDIRECT_AFTER * 1_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <CircleCheck size={34} strokeWidth={1.75} aria-hidden="true" className="mb-4 text-ok" />
      <FocusedHeading>{say("reset.done")}</FocusedHeading>
      <p className="mt-3 max-w-[40ch] text-text-2">{say("reset.doneLead", { seconds: REDIRECT_AFTER })}</p>
      <a href={SIGN_IN} className={`${buttonClass({ size: "lg", full: true })} mt-7`}>
        {say("reset.signInNow")}
      </a>
    </>
  );
}
