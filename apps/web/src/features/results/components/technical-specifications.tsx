import { say } from "@sunwright/words/results";
import { rich } from "../../../lib/rich";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { specifications } from "@sunwright/report/result-text";
import { Link } from "../../../lib/routing/link";
import { Fact, Facts, View } from "./view";

interface TechnicalSpecificationsProps {
  readonly design: Design;
  /** What stands beside the heading where it stands closed on the summary. */
  readonly closed?: string;
}

/** Fixed words of the specification (design workflow, section 9) with this design's figures; the voltage is the chosen one. */
export function TechnicalSpecifications({ design, closed }: TechnicalSpecificationsProps) {
  const fold = closed === undefined ? {} : { figure: closed, everywhere: true };
  return (
    <View
      ruled
      letter={closed === undefined ? "G" : undefined}
      title={say("technicalSpecifications")}
      fold={fold}
      className="summary-specifications"
    >
      <Facts>
        {specifications(design).map(({ label, value }) => (
          <Fact key={label} label={<span className="text-text-2">{label}</span>}>
            <span className="font-semibold">{value}</span>
          </Fact>
        ))}
      </Facts>
      <p className="type-small mt-4 text-text-2 print:hidden">
        {rich(say, "seeValidation", {
          link: (inside) => (
            <Link to="/validation" className="link">
              {inside}
            </Link>
          ),
        })}
      </p>
    </View>
  );
}
