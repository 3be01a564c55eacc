import type { Design, DesignInput } from "../inputs/design";
import { figuresOf } from "../choice/figures";
import { designWithoutAdvice, sizeSystem } from "../size-system";

/** Made once for each input: nothing changes a design, and many tests look at the same one. */
export function once<Made>(make: (input: DesignInput) => Made): (input: DesignInput) => Made {
  const made = new Map<string, Made>();
  return (input) => {
    const key = JSON.stringify(input);
    const found = made.get(key) ?? make(input);
    made.set(key, found);
    return found;
  };
}

/** For a test that looks at neither recommendations nor what each parameter did: they take a third of a design's time. */
export const plainDesign = once((input): Design => ({
  ...designWithoutAdvice(figuresOf(input)),
  recommendations: [],
  parameterUse: [],
}));

export const wholeDesign = once((input) => sizeSystem(input));
