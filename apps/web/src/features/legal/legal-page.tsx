import { type LegalPageName, readLegalPage } from "@sunwright/contract/legal";
import { say } from "@sunwright/words/legal";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../lib/api";
import { formatDate } from "../../lib/format";
import { usePageFrame } from "../../lib/page-frame";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { blocksOf } from "./model/blocks";

/** The imprint, privacy notice or terms, as the operator of this site wrote them. */
export function LegalPage({ page }: { readonly page: LegalPageName }) {
  usePageFrame({ title: say(`page.${page}`) });
  const answer = useQuery(read(readLegalPage, { params: { page } }));
  return (
    <article className="page-width py-10 max-sm:py-6">
      <h1 className="type-h1">{say(`page.${page}`)}</h1>
      {answer.data ? (
        <Text text={answer.data.text} updatedAt={answer.data.updatedAt} />
      ) : answer.isError ? (
        <ErrorRow message={say("notLoaded")} detail={say("nothingLost")} onRetry={() => void answer.refetch()} />
      ) : (
        <Delayed>
          <SkeletonRows rows={6} showLabel label={say("loading")} className="mt-6" />
        </Delayed>
      )}
    </article>
  );
}

function Text({ text, updatedAt }: { readonly text: string; readonly updatedAt: string | null }) {
  if (text === "" || updatedAt === null) return <Empty className="mt-6">{say("empty")}</Empty>;
  return (
    <>
      <p className="type-help mt-1 text-text-2">{say("updated", { date: formatDate(updatedAt) })}</p>
      <div className="mt-6 grid max-w-[66ch] gap-4 break-words" translate="no">
        {blocksOf(text).map(({ kind, text: words }, index) =>
          kind === "heading" ? (
            <h2 key={index} className="type-h2 mt-4">
              {words}
            </h2>
          ) : (
            <p key={index} className="whitespace-pre-line">
              {words}
            </p>
          ),
        )}
      </div>
    </>
  );
}
