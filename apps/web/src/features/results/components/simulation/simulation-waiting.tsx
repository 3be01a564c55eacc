import { View } from "../view";

/** The place of views B and C at their final height, so that nothing moves when the hours arrive. */
export const SimulationWaiting = () => (
  <>
    <View letter="B" title="Hourly simulation">
      <p className="hours-waiting" role="status">
        Simulating 8,760 hours
      </p>
    </View>
    <View letter="C" title="Every hour of the year">
      <div className="hours-waiting" />
    </View>
  </>
);
