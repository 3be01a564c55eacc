import { say } from "@sunwright/words/results";
import type { EarthingDesign, GeneratorDesign, StringCheck } from "@sunwright/engine/sizing/inputs/electrical-types";
import type { SimulatedGenerator } from "@sunwright/engine/sizing/inputs/simulated";
import type { ReactNode } from "react";
import { GENERATOR_NAMES } from "@sunwright/report/electrical-text";
import { tell } from "@sunwright/report/tell";
import { earthingFigures, generatorFigures, stringFigures } from "@sunwright/report/shown-figures";
import { Facts, Figures } from "./view";

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <h4 className="type-h4">{title}</h4>
    {children}
  </section>
);

export const StringFacts = ({ strings }: { readonly strings: StringCheck }) => (
  <Part title={say("strings")}>
    <Facts>
      <Figures figures={stringFigures(strings)} />
    </Facts>
  </Part>
);

export const EarthingFacts = ({ earthing }: { readonly earthing: EarthingDesign }) => (
  <Part title={say("earthing")}>
    <p className="mt-2 type-small font-semibold">{tell(earthing.arrangement)}</p>
    <p className="type-help text-text-2">
      {tell(earthing.because)} {tell(earthing.clause)}.
    </p>
    <Facts>
      <Figures figures={earthingFigures(earthing)} />
    </Facts>
  </Part>
);

interface Standing {
  readonly generator: GeneratorDesign;
  readonly use: SimulatedGenerator | null;
}

export const GeneratorFacts = ({ generator, use }: Standing) => (
  <Part title={GENERATOR_NAMES[generator.kind]}>
    <Facts>
      <Figures figures={generatorFigures(generator, use)} />
    </Facts>
  </Part>
);
