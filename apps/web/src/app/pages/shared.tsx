import { getRouteApi } from "@tanstack/react-router";
import { SharedProject } from "../../features/shared-project/shared-project";
import { Frame } from "../frame/frame";

const route = getRouteApi("/shared/$shareToken");

export function SharedRoute() {
  const { shareToken } = route.useParams();
  return (
    <Frame>
      <SharedProject shareToken={shareToken} />
    </Frame>
  );
}
