import { say } from "@sunwright/words/shared-project";
import { TEXT_MAX } from "@sunwright/contract/limits";
import type { SharedComment } from "@sunwright/contract/shared-comments";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { whatHappened } from "../../../lib/api-error";
import { useSession } from "../../../lib/current-user";
import { formatDate } from "../../../lib/format";
import { Link } from "../../../lib/routing/link";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-class";
import { ErrorRow } from "../../../ui/error-row";
import { Field } from "../../../ui/field";
import { SectionRule } from "../../../ui/section-rule";
import { TextArea } from "../../../ui/text-area";
import { sharedCommentsQuery, useWriteComment } from "../api/guests";

/** Shown before the rest is asked for. */
const FIRST = 3;

interface SharedCommentsProps {
  readonly shareToken: string;
  readonly projectId: string;
}

/** Everybody with the link reads them; writing takes an account. */
export function SharedComments({ shareToken, projectId }: SharedCommentsProps) {
  const { user } = useSession();
  const comments = useQuery(sharedCommentsQuery(shareToken, user?.id ?? null));
  const [all, setAll] = useState(false);
  const written = comments.data?.filter(({ deleted }) => !deleted) ?? [];
  return (
    <section aria-label={say("comments.title")} className="mt-7">
      <SectionRule
        title={say("comments.title")}
        aside={comments.data && say("comments.count", { count: written.length })}
      />
      {comments.isError && (
        <ErrorRow
          className="mt-3"
          message={say("comments.failed")}
          onRetry={() => void comments.refetch()}
          retrying={comments.isFetching}
        />
      )}
      <ul>
        {(all ? written : written.slice(0, FIRST)).map((comment) => (
          <Written key={comment.id} comment={comment} />
        ))}
      </ul>
      {!all && written.length > FIRST && (
        <button type="button" className="link mt-2" onClick={() => setAll(true)}>
          {say("comments.all", { count: written.length })}
        </button>
      )}
      {user === null ? (
        <p className="mt-4 flex flex-wrap items-center justify-between gap-3 type-small">
          {say("comments.signIn")}
          <Link
            to="/auth"
            search={{ next: `/shared/${encodeURIComponent(shareToken)}` }}
            className={buttonClass({ size: "sm", variant: "outline" })}
          >
            {say("comments.signInAction")}
          </Link>
        </p>
      ) : (
        <Write shareToken={shareToken} projectId={projectId} />
      )}
    </section>
  );
}

const Written = ({ comment: { name, content, createdAt, asked } }: { readonly comment: SharedComment }) => (
  <li className="shared-comment">
    <p className="flex flex-wrap justify-between gap-x-3">
      <b className="font-semibold [overflow-wrap:anywhere]" dir="auto" translate="no">
        {name}
      </b>
      <time dateTime={createdAt} className="type-help text-text-3">
        {formatDate(createdAt)}
      </time>
    </p>
    {asked !== null && <p className="type-help text-text-3">{say("comments.asked", { kind: asked })}</p>}
    <p className="type-small whitespace-pre-line [overflow-wrap:anywhere]" dir="auto" translate="no">
      {content}
    </p>
  </li>
);

function Write({ shareToken, projectId }: SharedCommentsProps) {
  const [text, setText] = useState("");
  const write = useWriteComment(shareToken, projectId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (write.isPending || text.trim() === "") return;
    write.mutate(text.trim(), { onSuccess: () => setText("") });
  };
  return (
    <form onSubmit={submit} className="mt-4 grid gap-3">
      <Field label={say("comments.yours")}>
        <TextArea rows={2} maxLength={TEXT_MAX} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {write.isError && (
        <p role="alert" className="type-help text-bad">
          {whatHappened(write.error)}
        </p>
      )}
      <Button type="submit" variant="outline" busy={write.isPending} disabled={text.trim() === ""}>
        {say("comments.write")}
      </Button>
    </form>
  );
}
