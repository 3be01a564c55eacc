import { counted } from "../units/counted";
import { show } from "../sizing/explain";
import type { LoadInput } from "../sizing/design";
import type { Configuration } from "./configuration";
import type { SizedConfiguration } from "./sized";

export interface ConfigurationWarning {
  /** Stable name of the rule. */
  readonly id: string;
  readonly text: string;
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
  text: "A modified sine wave may not feed the grid: grid codes ask for a sine. Choose pure sine wave for this system type.",
};
const DIY_GRID: ConfigurationWarning = {
  id: "diy-grid",
  text: "The connection to the grid is work for a licensed electrician almost everywhere; price that in.",
};
const NEVER: ConfigurationWarning = {
  id: "never-pays-back",
  text: "This configuration is not paid back within the years compared.",
};
const targetMissed = (panels: number): ConfigurationWarning => ({
  id: "target-missed",
  text: `Even ${counted(panels, "panel")} with the largest battery looked at miss what this size asks for.`,
});

function modifiedSine(load: LoadInput): ConfigurationWarning[] {
  if (load.kind === "direct")
    return [
      {
        id: "modified-sine-motors",
        text: "What runs here was not listed. On a modified sine wave motors run hotter and some medical devices fail: choose pure sine wave if there is any.",
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
            text: `${listed(medical)}: medical devices can fail or read wrongly on a modified sine wave. Choose pure sine wave.`,
          },
        ]),
    ...(motors.length === 0
      ? []
      : [
          {
            id: "modified-sine-motors",
            text: `${listed(motors)}: motors run hotter, louder and shorter on a modified sine wave, and take more power than counted here.`,
          },
        ]),
  ];
}

const NAMED = 3;
function listed(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const rest = unique.length - NAMED;
  return rest > 0 ? `${unique.slice(0, NAMED).join(", ")} and ${show(rest)} more` : unique.join(", ");
}
