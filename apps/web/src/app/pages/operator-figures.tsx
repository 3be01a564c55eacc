import { say } from "@sunwright/words/operator-figures";
import { FiguresPage } from "../../features/operator/figures-page";
import { figuresSearch } from "../../features/operator/model/figures";
import { OperatorRoom } from "../../features/operator/operator-room";
import { FreshStep, type FreshStepProps } from "../../features/second/fresh-step";
import { SecondSignIn } from "../../features/second/second-sign-in";
import { usePageAddress } from "../../lib/routing/router";

const renderStep = (props: FreshStepProps) => <FreshStep {...props} />;

/** A page of its own: it brings the tables of all countries along. */
export function OperatorFiguresRoute() {
  const { search, setSearch } = usePageAddress("/operator/figures");
  return (
    <OperatorRoom title={say("title")} setUp={<SecondSignIn />}>
      <FiguresPage
        search={figuresSearch({ ...search })}
        renderStep={renderStep}
        onSearch={(next) => setSearch((latest) => ({ ...next(figuresSearch({ ...latest })) }), { resetScroll: false })}
      />
    </OperatorRoom>
  );
}
