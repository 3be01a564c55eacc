import { say } from "@sunwright/words/import-columns";
import type { ReactNode } from "react";
import { Link } from "../../../lib/routing/link";
import { Button } from "../../../ui/button";
import { FileInput, TABLE_FILES } from "../../../ui/file-input";
import { Sheet, SheetSection } from "../../../ui/sheet";

interface ImportPageProps {
  readonly texts: {
    readonly title: string;
    readonly help: string;
    readonly choose: string;
    readonly reading: string;
    /** What the page is below. */
    readonly back: string;
  };
  readonly back: "/shop/products" | "/shop/stock";
  readonly steps?: ReactNode;
  readonly reading: boolean;
  readonly onFile: (file: File) => void;
  /** Why the file could not be read. */
  readonly unreadable: ReactNode;
  /** What was found in the file; null until one was read. Each gets what chooses another file. */
  readonly found: ReactNode;
  readonly figures?: ReactNode;
  readonly beside: (choose: () => void) => ReactNode;
}

/** A table of a shop on its way in: it is chosen, looked at, and saved once that is confirmed. */
export const ImportPage = (page: ImportPageProps) => (
  <FileInput label={say("file")} accept={TABLE_FILES} onFile={page.onFile}>
    {(choose) => (
      <>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div>
            <nav aria-label={say("breadcrumb")}>
              <Link to={page.back} className="link type-small">
                {page.texts.back}
              </Link>
            </nav>
            <h1 className="type-h1">{page.texts.title}</h1>
          </div>
          {page.steps}
        </div>
        {page.figures}
        <div className="firm-beside mt-6">
          <div className="grid min-w-0 content-start gap-6">
            {page.found ?? (
              <Sheet>
                <SheetSection>
                  <p className="mb-4">{page.texts.help}</p>
                  <Button busy={page.reading} busyText={page.texts.reading} onClick={choose}>
                    {page.texts.choose}
                  </Button>
                  {page.unreadable}
                </SheetSection>
              </Sheet>
            )}
          </div>
          <aside className="grid content-start gap-6">{page.beside(choose)}</aside>
        </div>
      </>
    )}
  </FileInput>
);
