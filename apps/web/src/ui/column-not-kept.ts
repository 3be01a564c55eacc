import { say } from "@sunwright/words/import-columns";
import { toast } from "./toast-store";

/** What a column is read as counts here, but the server has not remembered it. */
export const columnNotKept = (): void => void toast({ tone: "bad", title: say("notKept") });
