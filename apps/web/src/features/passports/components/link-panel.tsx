import { say } from "@sunwright/words/passports";
import { useState } from "react";
import { writeClipboard } from "../../../lib/clipboard";
import { formatDate } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { SectionRule } from "../../../ui/section-rule";
import { toast } from "../../../ui/toast-store";
import { shortLink } from "../model/texts";
import { PassportDialog } from "./dialog";
import type { OwnersProps } from "./plan";

/** Where the passport is read without an account: copied, renewed, ended. */
export function LinkPanel({ passport, busy, onSend }: OwnersProps) {
  const [asked, setAsked] = useState<"renew-link" | "end-link" | null>(null);
  const { own, link, state } = passport;
  if (own === null || state === "held") return null;
  const copy = (text: string) =>
    writeClipboard(text).then(
      () => toast({ tone: "ok", title: say("copied") }),
      () => toast({ tone: "bad", title: say("notCopied") }),
    );
  return (
    <section aria-label={say("link")} className="print:hidden">
      <SectionRule title={say("link")} />
      {link === null ? (
        <p className="type-small mt-2 text-text-2">{say("linkNone")}</p>
      ) : (
        <>
          <p className="type-small mt-2 break-all">{shortLink(link)}</p>
          <p className="type-help text-text-3">
            {say("linkHelp")} {own.linkMadeAt !== null && say("linkMade", { day: formatDate(own.linkMadeAt) })}
          </p>
        </>
      )}
      <div className="passport-acts">
        {link === null ? (
          <Button size="sm" busy={busy} onClick={() => onSend({ action: "renew-link" })}>
            {say("makeLink")}
          </Button>
        ) : (
          <>
            <Button size="sm" variant="outline" onClick={() => void copy(link)}>
              {say("copyLink")}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsked("renew-link")}>
              {say("renewLink")}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsked("end-link")}>
              {say("endLink")}
            </Button>
          </>
        )}
      </div>
      {asked !== null && (
        <PassportDialog
          title={say(`ask.${asked}`)}
          description={say(`ask.${asked}Help`)}
          action={say(asked === "renew-link" ? "renewLink" : "endLink")}
          danger={asked === "end-link"}
          busy={busy}
          onClose={() => setAsked(null)}
          onSubmit={() => onSend({ action: asked }, () => setAsked(null))}
        />
      )}
    </section>
  );
}
