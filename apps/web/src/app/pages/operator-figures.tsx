import { say } from "@sunwright/words/operator-figures";
import { FiguresPage } from "../../features/operator/figures-page";
import { figuresSearch } from "../../features/operator/model/figures";
import { OperatorRoom } from "../../features/operator/operator-room";
import { SecondSignIn } from "../../features/second/second-sign-in";
import { usePageAddress } from "../../lib/routing/router";

/** A page of its own: it brings the tables of all countries along. */
export function OperatorFiguresRoute() {
  const { search, setSearch } = usePageAddress("/operator/figures");
  return (
    <OperatorRoom title={say("title")} setUp={<SecondSignIn />}>
      <FiguresPage
        search={figuresSearch({ ...search })}
        onSearch={(next) => setSearch((latest) => ({ ...next(figuresSearch({ ...latest })) }), { resetScroll: false })}
      />
    </OperatorRoom>
  );
}
