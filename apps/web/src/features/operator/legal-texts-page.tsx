import { type LegalPage, LEGAL_PAGES, LEGAL_TEXT_MAX, type LegalPageName } from "@sunwright/contract/legal";
import { say } from "@sunwright/words/legal";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { Field } from "../../ui/field";
import { Sheet, SheetFooter, SheetSection } from "../../ui/sheet";
import { SkeletonRows } from "../../ui/skeleton";
import { TextArea } from "../../ui/text-area";
import { legalQuery, sendLegalPage } from "./api/operator";
import { Unread } from "./components/unread";
import { type RenderStep, useDecide } from "./components/use-decide";

/** Where the operator writes the imprint, the privacy notice and the terms. */
export function LegalTextsPage({ renderStep }: { readonly renderStep: RenderStep }) {
  return (
    <div className="grid max-w-200 gap-6">
      <p className="text-text-2">{say("lead")}</p>
      {LEGAL_PAGES.map((page) => (
        <LegalText key={page} page={page} renderStep={renderStep} />
      ))}
    </div>
  );
}

interface LegalTextProps {
  readonly page: LegalPageName;
  readonly renderStep: RenderStep;
}

function LegalText({ page, renderStep }: LegalTextProps) {
  const answer = useQuery(legalQuery(page));
  if (!answer.data)
    return answer.isError ? <Unread query={answer} /> : <SkeletonRows rows={4} showLabel label={say("loading")} />;
  return <Form key={answer.data.version} stored={answer.data} renderStep={renderStep} />;
}

const ADDRESSES = { imprint: "/legal/imprint", privacy: "/legal/privacy", terms: "/legal/terms" } as const;

function Form({ stored, renderStep }: { readonly stored: LegalPage; readonly renderStep: RenderStep }) {
  const { page, version } = stored;
  const client = useQueryClient();
  const [text, setText] = useState(stored.text);
  const { busy, decide, step } = useDecide(renderStep);
  const name = say(`page.${page}`);
  return (
    <Sheet aria-label={name}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          decide(() => sendLegalPage(client, page, { version, text }));
        }}
      >
        <SheetSection level={2} title={name}>
          {stored.text === "" && <Chip tone="warn">{say("isEmpty")}</Chip>}
          <Field className="mt-2" label={say(`about.${page}`)} help={say("help")}>
            <TextArea
              value={text}
              maxLength={LEGAL_TEXT_MAX}
              rows={10}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </Field>
        </SheetSection>
        <SheetFooter>
          <Button type="submit" busy={busy} busyText={say("saving")} disabled={text.trim() === stored.text}>
            {say("save")}
          </Button>
          <Link to={ADDRESSES[page]} className="link">
            {say("view")}
          </Link>
        </SheetFooter>
      </form>
      {step}
    </Sheet>
  );
}
