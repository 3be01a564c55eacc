import { say } from "@sunwright/words/language-choice";
import { ChevronDown, Languages } from "lucide-react";
import { useState } from "react";
import { pageLanguage } from "../../../lib/language";
import { Button } from "../../../ui/button";
import { Fetched } from "../../../ui/fetched";
import { onDemand } from "../../../ui/on-demand";

const sheet = onDemand(() => import("./language-sheet"));

/** The language of the page by its own name; opens the choice. */
export function LanguageButton() {
  const [open, setOpen] = useState(false);
  const { name } = pageLanguage();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={say("change", { name })}
        aria-haspopup="dialog"
        onPointerEnter={sheet.load}
        onFocus={sheet.load}
        onClick={() => setOpen(true)}
      >
        <Languages size={18} aria-hidden="true" />
        {name}
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      {open && (
        <Fetched script={sheet}>{({ LanguageSheet }) => <LanguageSheet onClose={() => setOpen(false)} />}</Fetched>
      )}
    </>
  );
}
