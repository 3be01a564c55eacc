import { say } from "@sunwright/words/results";
import { View } from "../view";

/** The place of views B and C at their final height, so that nothing moves when the hours arrive. */
export const SimulationWaiting = () => (
  <>
    <View letter="B" title={say("hourlySimulation")}>
      <p className="hours-waiting" role="status">
        {say("simulatingHours")}
      </p>
    </View>
    <View letter="C" title={say("everyHour")}>
      <div className="hours-waiting" />
    </View>
  </>
);
