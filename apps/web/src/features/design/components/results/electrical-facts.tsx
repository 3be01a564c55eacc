import type { EarthingDesign, GeneratorDesign, StringCheck } from "@sunwright/engine/sizing/electrical/types";
import type { ReactNode } from "react";
import { formatNumber, formatPercent } from "../../../../lib/format";
import { GENERATOR_NAMES } from "../../model/electrical";
import { Fact, Facts, Traced } from "./view";

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <h4 className="type-h4">{title}</h4>
    {children}
  </section>
);

export const StringFacts = ({ strings }: { readonly strings: StringCheck }) => (
  <Part title="Strings">
    <Facts>
      <Fact label="Open, at the record low">
        <Traced trace={strings.coldVoltage} value={formatNumber(strings.coldVoltage.value)} unit="V" />
      </Fact>
      <Fact label="By the table of NEC 690.7">
        <Traced trace={strings.codeVoltage} value={formatNumber(strings.codeVoltage.value)} unit="V" />
      </Fact>
      <Fact label="Working, at the hottest">
        <Traced trace={strings.hotVoltage} value={formatNumber(strings.hotVoltage.value)} unit="V" />
      </Fact>
      <Fact label="Cable of one string">
        <Traced trace={strings.cable} value={formatNumber(strings.cable.value, 1)} unit="mm²" />
      </Fact>
    </Facts>
  </Part>
);

export const EarthingFacts = ({ earthing }: { readonly earthing: EarthingDesign }) => (
  <Part title="Earthing">
    <p className="mt-2 type-small font-semibold">{earthing.arrangement}</p>
    <p className="type-help text-text-2">
      {earthing.because} {earthing.clause}.
    </p>
    <Facts>
      <Fact label="Earth electrode, at most">
        <Traced trace={earthing.electrode} value={formatNumber(earthing.electrode.value)} unit="Ω" />
      </Fact>
      <Fact label="Rods of 3 m, about">
        <Traced trace={earthing.rods} value={formatNumber(earthing.rods.value)} />
      </Fact>
      <Fact label="Frames and rails to earth">
        <Traced trace={earthing.frameBonding} value={formatNumber(earthing.frameBonding.value)} unit="mm²" />
      </Fact>
    </Facts>
  </Part>
);

export const GeneratorFacts = ({ generator }: { readonly generator: GeneratorDesign }) => (
  <Part title={GENERATOR_NAMES[generator.kind]}>
    <Facts>
      <Fact label="Needed at this site">
        <Traced trace={generator.needed} value={formatNumber(generator.needed.value / 1_000, 2)} unit="kW" />
      </Fact>
      <Fact label="A set gives here">
        <Traced trace={generator.derating} value={formatPercent(generator.derating.value, 1)} />
      </Fact>
      <Fact label="Set to buy">
        <Traced
          trace={generator.rating}
          value={`${generator.sets > 1 ? `${formatNumber(generator.sets)} × ` : ""}${formatNumber(generator.rating.value / 1_000, 2)}`}
          unit="kW"
        />
      </Fact>
      <Fact label="Least load">
        <Traced trace={generator.leastLoad} value={formatNumber(generator.leastLoad.value / 1_000, 2)} unit="kW" />
      </Fact>
      <Fact label="Fuel at work">
        <Traced trace={generator.litresPerHour} value={formatNumber(generator.litresPerHour.value, 2)} unit="l/h" />
      </Fact>
      <Fact label="Fuel for a kWh">
        <Traced trace={generator.litresPerKwh} value={formatNumber(generator.litresPerKwh.value, 2)} unit="l" />
      </Fact>
    </Facts>
  </Part>
);
