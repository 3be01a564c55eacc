import type { Text, ToldValue } from "../units/told";
import type { LoadInput } from "../sizing/inputs/design";
import type { Configuration } from "./configuration";
import type { SizedConfiguration } from "./sized";
import { told } from "./told";

export interface ConfigurationWarning {
  /** Stable name of the rule. */
  readonly id: string;
  readonly text: Text;
}

/** Names of the catalogue's clinic and of what people type; a machine somebody's health hangs on. */
const MEDICAL =
  /oxygen|concentrator|nebuli|cpap|apnoea|apnea|ventilator|medical|clinic|dialysis|incubator|vaccine|infusion|syringe|suction|defibrillator|phototherapy|x-ray|ultrasound|autoclave|centrifuge|patient/i;

/** What a person should know before choosing a configuration. */
export function warningsFor(
  { load }: { readonly load: LoadInput },
  { inverterType, installationType }: Configuration,
  { figures, choice }: SizedConfiguration,
  payback: number | null,
): readonly ConfigurationWarning[] {
  const modified = inverterType === "modified_sine_wave";
  const withGrid = figures.input.parameters.systemType !== "off-grid";
  return [
    ...(modified ? modifiedSine(load) : []),
    ...(modified && withGrid ? [MODIFIED_GRID] : []),
    ...(withGrid && installationType === "diy" ? [DIY_GRID] : []),
    ...(choice.met ? [] : [targetMissed(choice.panels)]),
    ...(payback === null ? [NEVER] : []),
  ];
}

const MODIFIED_GRID: ConfigurationWarning = {
  id: "modified-sine-grid",
  text: told("warning.modifiedSineGrid"),
};
const DIY_GRID: ConfigurationWarning = {
  id: "diy-grid",
  text: told("warning.ownGridConnection"),
};
const NEVER: ConfigurationWarning = {
  id: "never-pays-back",
  text: told("warning.neverPaysBack"),
};
const targetMissed = (panels: number): ConfigurationWarning => ({
  id: "target-missed",
  text: told("warning.targetMissed", { panels }),
});

function modifiedSine(load: LoadInput): ConfigurationWarning[] {
  if (load.kind === "direct")
    return [
      {
        id: "modified-sine-motors",
        text: told("warning.modifiedSineUnlisted"),
      },
    ];
  const used = load.appliances.filter(({ power, quantity, hoursPerDay }) => power * quantity * hoursPerDay > 0);
  const medical = used.filter(({ name }) => MEDICAL.test(name)).map(({ name }) => name);
  const motors = used.filter(({ motor, name }) => motor && !MEDICAL.test(name)).map(({ name }) => name);
  return [
    ...(medical.length === 0
      ? []
      : [
          {
            id: "modified-sine-medical",
            text: told("warning.modifiedSineMedical", { medical: listed(medical) }),
          },
        ]),
    ...(motors.length === 0
      ? []
      : [
          {
            id: "modified-sine-motors",
            text: told("warning.modifiedSineMotors", { motors: listed(motors) }),
          },
        ]),
  ];
}

const NAMED = 3;
function listed(names: readonly string[]): ToldValue {
  const unique = [...new Set(names)];
  const rest = unique.length - NAMED;
  const list = { list: unique.slice(0, NAMED), join: "unit" } as const;
  return rest > 0 ? told("listAndMore", { names: list, rest }) : list;
}
