import { say } from "@sunwright/words/parameters";
import { figuresIn } from "@sunwright/engine/parameters/parameters";
import { SheetSection } from "../../../ui/sheet";
import { FigureField } from "./fields";
import { FieldWarnings } from "./warnings";

export const EnvironmentSection = () => (
  <SheetSection title={say("environment")} id="section-environment">
    <div className="parameter-grid">
      {figuresIn("environment").map((name) => (
        <FigureField key={name} name={name} />
      ))}
    </div>
    <FieldWarnings section="environment" />
  </SheetSection>
);
