import { say } from "@sunwright/words/results";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { Refusal } from "@sunwright/engine/sizing/inputs/electrical-types";
import { TriangleAlert } from "lucide-react";
import { Chip } from "../../../ui/chip";
import { licenceNote, refusalWord } from "@sunwright/report/electrical-text";
import { tell } from "@sunwright/report/tell";
import { Circuit } from "./electrical-circuit";
import { EarthingFacts, GeneratorFacts, StringFacts } from "./electrical-facts";
import { View } from "./view";
import "./electrical.css";

/** What cannot be built as asked, then each circuit with its devices, then what is earthed, strung and standing by. */
export const Electrical = ({ design: { electrical, simulation } }: { readonly design: Design }) => (
  <View letter="J" title={say("electricalDesign")} note={licenceNote()}>
    <p className="type-help text-text-3 sm:hidden">{licenceNote()}</p>
    {electrical.refusals.length > 0 && <Refusals refusals={electrical.refusals} />}
    <div className="electrical-circuits">
      {electrical.circuits.map((circuit) => (
        <Circuit key={circuit.run} circuit={circuit} />
      ))}
      <div className="electrical-columns">
        {electrical.strings && <StringFacts strings={electrical.strings} />}
        <EarthingFacts earthing={electrical.earthing} />
        {electrical.generator && (
          <GeneratorFacts generator={electrical.generator} use={simulation?.generator ?? null} />
        )}
      </div>
    </div>
    <ul className="electrical-notes" aria-label={say("beforeBuilding")}>
      {electrical.notes
        .map((note) => tell(note))
        .map((note) => (
          <li key={note}>{note}</li>
        ))}
    </ul>
  </View>
);

const Refusals = ({ refusals }: { readonly refusals: readonly Refusal[] }) => (
  <ul className="electrical-refusals" aria-label={say("cannotBeBuilt")}>
    {refusals.map(({ id, text, remedy, clause, overridable }) => (
      <li key={id}>
        <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
        <div>
          <p className="type-small">
            <Chip tone={overridable ? "warn" : "bad"}>{refusalWord(overridable)}</Chip> {tell(text)}{" "}
            <b className="font-semibold">{tell(remedy)}</b>
          </p>
          <p className="type-help">{tell(clause)}</p>
        </div>
      </li>
    ))}
  </ul>
);
