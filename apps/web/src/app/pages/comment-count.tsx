import { say } from "@sunwright/words/result-pages";
import { useQuery } from "@tanstack/react-query";
import { commentsQuery } from "../../features/discussion/api/comments";

/** How much was said of a project; nothing while nobody has spoken. */
export function CommentCount({ projectId }: { readonly projectId: string }) {
  const count = useQuery(commentsQuery(projectId)).data?.filter(({ deleted }) => !deleted).length ?? 0;
  return count > 0 && <small>{say("comments", { count })}</small>;
}
