import { say } from "@sunwright/words/results";
import type { Project } from "@sunwright/contract/projects";
import { energyTornados, type Tornado as TornadoFigures } from "@sunwright/engine/sensitivity/tornado";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { formatNumber } from "../../../lib/format";
import { ErrorRow } from "../../../ui/error-row";
import { useSensitivity } from "../api/sensitivity";
import { Tornado } from "./tornado";
import { View } from "./view";

interface WhatIfProps {
  readonly project: Project;
  readonly design: Design;
}

const TITLE = say("whatIf");

/** How the hours with power hold when load, sun or battery are not as designed; computed here, after the hours. */
export function WhatIf({ project, design }: WhatIfProps) {
  const { data, isError, isFetching, refetch } = useSensitivity(project, design);
  if (data === null) return null;
  return (
    <View ruled title={TITLE} note={say("whatIfNote")} fold={{ everywhere: true }}>
      {isError ? (
        <ErrorRow
          message={say("whatIfFailed")}
          detail={say("whatIfFailedDesignStands")}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data === undefined ? (
        <p className="mt-3 type-small text-text-3" role="status">
          {say("whatIfSimulating")}
        </p>
      ) : (
        <Shown tornados={energyTornados(data)} />
      )}
    </View>
  );
}

function Shown({ tornados }: { readonly tornados: readonly TornadoFigures[] }) {
  if (tornados.length === 0) return <p className="mt-3 type-small text-text-2">{say("whatIfNoEffect")}</p>;
  return tornados.map((tornado) => (
    <div key={tornado.measure}>
      <Tornado tornado={tornado} caption={captionOf(tornado)} />
      <p className="mt-3 type-help text-text-2">{lineOf(tornado)}</p>
    </div>
  ));
}

const captionOf = ({ measure }: TornadoFigures) =>
  measure === "hoursServed" ? say("hoursServedTable") : say("boughtEnergyTable");

const lineOf = ({ measure, value }: TornadoFigures) =>
  measure === "hoursServed"
    ? say("hoursServedLine", { percent: formatNumber(value, 1, 1) })
    : say("boughtEnergyLine", { energy: formatNumber(value) });
