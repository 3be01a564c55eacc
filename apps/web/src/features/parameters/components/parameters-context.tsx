import { createContext, use, type ReactNode } from "react";
import type { FieldName } from "../../../lib/parameter-words";
import type { ParametersForm } from "./form-values";
import type { ParametersState } from "./use-parameters-form";

interface ParametersContextValue extends Pick<ParametersState, "form" | "messages" | "type" | "leave"> {
  /** What a parameter does in this very design, or that this system type does not use it. */
  readonly help: (name: FieldName) => ReactNode;
}

const Context = createContext<ParametersContextValue | null>(null);
export const ParametersContext = Context;

/** The System Parameters form around a field. */
export function useParametersContext(): ParametersContextValue {
  const value = use(Context);
  if (value === null) throw new Error("A parameter field stands outside the System Parameters form");
  return value;
}

/** One field: its value, what is wrong with it, what it does, and how it changes. */
export function useParameter<Name extends FieldName>(name: Name) {
  const { form, messages, type, leave, help } = useParametersContext();
  return {
    value: form[name],
    error: messages[name],
    help: help(name),
    change: (value: ParametersForm[Name]) => type({ [name]: value }),
    leave: () => leave(name),
  };
}
