import { say } from "@sunwright/words/marketplace";
import { rich } from "../../../lib/rich";

/** Whoever opens the page on the machine of the server has most likely just started it. */
const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** No shop sells anything; whoever runs the server reads how to see a market. */
export const NoneYet = ({ hostname }: { readonly hostname: string }) => (
  <>
    {say("noneYet")}
    {LOCAL.has(hostname) && (
      <p className="mt-2 type-help text-text-2">
        {rich(say, "noneYet.local", { command: (inside) => <code translate="no">{inside}</code> })}
      </p>
    )}
  </>
);
