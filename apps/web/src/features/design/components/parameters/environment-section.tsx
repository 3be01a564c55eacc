import { ALTITUDE, AMBIENT_TEMPERATURE, HUMIDITY } from "@sunwright/contract/limits";
import { SheetSection } from "../../../../ui/sheet";
import { FigureField } from "./fields";
import { FieldWarnings } from "./warnings";

export const EnvironmentSection = () => (
  <SheetSection title="Environment" id="section-environment">
    <div className="parameter-grid">
      <FigureField name="ambientTemperature" bounds={AMBIENT_TEMPERATURE} />
      <FigureField name="humidity" bounds={HUMIDITY} />
      <FigureField name="altitude" bounds={ALTITUDE} />
    </div>
    <FieldWarnings names={["ambientTemperature", "humidity", "altitude"]} />
  </SheetSection>
);
