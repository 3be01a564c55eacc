import { getRouteApi } from "@tanstack/react-router";
import { MessagesPage } from "../../features/messages/messages-page";

const thread = getRouteApi("/member/messages/$thread");

export const MessagesRoute = () => <MessagesPage open={null} />;
export const ThreadRoute = () => <MessagesPage open={thread.useParams().thread} />;
