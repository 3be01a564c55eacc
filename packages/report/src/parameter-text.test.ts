import { parameter, PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import { emptyWord, labelOf, valueText } from "@sunwright/engine/parameters/words";
import { expect, it } from "vitest";
import { fieldLabel, optionText, showParameter } from "./parameter-text";
import { tell } from "./tell";

it.each(PARAMETER_NAMES)("has every text of %s in the few rooms it says parameters by", (name) => {
  expect(fieldLabel(name)).toBe(tell(labelOf(name)));
  expect(showParameter(name, null)).toBe(tell(emptyWord(name)));
  const entry = parameter(name);
  for (const option of entry.kind === "choice" ? entry.options : [])
    expect(optionText(name, `${option}`)).toBe(tell(valueText(name, `${option}`)));
});
