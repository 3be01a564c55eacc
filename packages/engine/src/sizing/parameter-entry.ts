import type { ParameterUse } from "./design";

type Parameter = ParameterUse["parameter"];

export const used = (parameter: Parameter, text: string): ParameterUse => ({ parameter, used: true, text });
export const unused = (parameter: Parameter, text: string): ParameterUse => ({ parameter, used: false, text });
