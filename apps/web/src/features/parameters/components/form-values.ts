import type { Parameters } from "@sunwright/contract/projects";
import { byName, FIGURE_NAMES, parameter } from "@sunwright/engine/parameters/parameters";
import { INVERTER_POWER } from "@sunwright/engine/parameters/options";
import type { OneTap } from "@sunwright/engine/sizing/inputs/target";
import type { FigureName } from "@sunwright/engine/parameters/table";
import { numberText, parseNumber } from "../../../ui/number";

/** Fields a person types as figures are kept as typed, so that half a number is never fought. */
type Figures = Pick<Parameters, FigureName>;
type Typed = Record<FigureName, string>;
export type ParametersForm = Omit<Parameters, FigureName> & Typed;

const textOf = (value: number | null): string => (value === null ? "" : numberText(value));

export const formFrom = (parameters: Parameters): ParametersForm => ({
  ...parameters,
  ...byName<Typed>(FIGURE_NAMES, (name) => textOf(parameters[name])),
});

/** What one tap on the results changes, as if somebody had typed it. */
export const asTyped = ({ [INVERTER_POWER]: power, ...chosen }: OneTap): Partial<ParametersForm> => ({
  ...chosen,
  ...(power !== undefined && { [INVERTER_POWER]: textOf(power) }),
});

/**
 * What cannot be read counts as 0, and then meets the bound's message.
 *
 * @param base  What the form was filled from: a box that still says it stands for its figure with all its decimals.
 */
export const parametersFrom = (form: ParametersForm, base?: Parameters): Parameters => ({
  ...form,
  ...byName<Figures>(FIGURE_NAMES, (name) => {
    if (base !== undefined && textOf(base[name]) === form[name]) return base[name];
    const isLeftOut = parameter(name).optional && form[name].trim() === "";
    return isLeftOut ? null : parseNumber(form[name]);
  }),
});
