import { say } from "@sunwright/words/consumption";
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { SystemType } from "@sunwright/engine/parameters/options";
import { Zap, ZapOff } from "lucide-react";
import { applianceName, type AppliancePatch } from "../model/appliances";

interface EssentialSwitchProps {
  readonly appliance: ProjectAppliance;
  readonly onPatch: (patch: AppliancePatch) => Promise<unknown>;
}

/** Whether an outage of the grid must not stop an appliance: said under its name, changed by pressing it. */
export function EssentialSwitch({ appliance, onPatch }: EssentialSwitchProps) {
  const { essential } = appliance;
  const Icon = essential ? Zap : ZapOff;
  const change = () => {
    // A failure is told by a toast, and the list goes back to what the server holds.
    onPatch({ essential: !essential }).catch(() => undefined);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={essential}
      aria-label={say("essentialNamed", { name: applianceName(appliance) })}
      className="hours-trigger type-help"
      onClick={change}
    >
      <Icon size={13} strokeWidth={1.75} aria-hidden="true" />
      {essential ? say("essential") : say("canWait")}
    </button>
  );
}

const MATTERS: Record<SystemType, string> = {
  hybrid: say("essential.hybrid"),
  "off-grid": say("essential.offGrid"),
  "on-grid": say("essential.onGrid"),
};

export const EssentialNote = ({ systemType }: { readonly systemType: SystemType }) => (
  <p className="type-help border-t border-line px-5 py-3 text-text-3 max-sm:px-4">{MATTERS[systemType]}</p>
);
