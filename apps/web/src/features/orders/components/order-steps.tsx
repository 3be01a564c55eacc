import { say } from "@sunwright/words/orders";
import { Check } from "lucide-react";
import { formatDate, formatDateTime } from "../../../lib/format";
import { type AnyOrder, type Step, stepsOf } from "../model/standing";

/** The way of an order: passed, here, to come. */
export const OrderSteps = ({ order }: { readonly order: AnyOrder }) => (
  <ol aria-label={say("steps")} className="order-steps">
    {stepsOf(order).map((step) => (
      <li key={step.name} data-is={step.is} aria-current={step.is === "now" ? "step" : undefined}>
        <span className="order-step-dot" aria-hidden="true">
          {step.is === "done" && <Check size={13} strokeWidth={2.6} />}
        </span>
        <span className="font-semibold">{say(`step.${step.name}`)}</span>
        <span className="type-help block text-text-3">{whenOf(step)}</span>
      </li>
    ))}
  </ol>
);

function whenOf({ is, at }: Step): string {
  if (at === null) return is === "now" ? say("stepNow") : "";
  return is === "coming" ? say("stepExpected", { date: formatDate(at) }) : formatDateTime(at);
}
