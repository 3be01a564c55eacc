import { ANGLES, isSamePlane, planeOfLayout } from "@sunwright/contract/layout-plane";
import { say } from "@sunwright/words/parameters";
import { useQuery } from "@tanstack/react-query";
import { placementQuery, storedPlacement } from "../../../lib/project-queries";
import { numberText } from "../../../ui/number";
import { Notice } from "../../../ui/notice";
import { parametersFrom } from "./form-values";
import { useParametersContext } from "./parameters-context";

const { direction, tilt } = ANGLES;

/** Where the form has other angles than the project's layout: those of the layout, in one press. */
export function LayoutPlane({ projectId }: { readonly projectId: string }) {
  const { form, type } = useParametersContext();
  const { data } = useQuery(placementQuery(projectId));
  const placement = storedPlacement(data);
  if (placement === null) return null;
  const plane = planeOfLayout(placement);
  if (isSamePlane(parametersFrom(form), plane)) return null;
  return (
    <Notice
      className="mt-4"
      text={say("layoutFaces", { orientation: placement.roofOrientation, tilt: plane[tilt] })}
      action={say("useLayoutAngles")}
      onPress={() => type({ [direction]: numberText(plane[direction]), [tilt]: numberText(plane[tilt]) })}
    />
  );
}
