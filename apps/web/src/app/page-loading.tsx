import { say } from "@sunwright/words/app";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { useState } from "react";
import { FullPageLoading } from "../ui/full-page-loading";

/** While it is not known who is there, or a page's script is on its way. */
export const PageLoading = () => (
  <FullPageLoading product={PRODUCT_NAME} text={say("loadingProduct", { product: PRODUCT_NAME })} />
);

/** What a first visit's HTML brought (`build/first-picture.ts`), as long as no page has taken its place. */
const firstPicture = () => document.querySelector("[data-first-picture]")?.outerHTML;

/** The same where nothing is around it yet. The picture that stands there already stays. */
export function WholePageLoading() {
  const [picture] = useState(firstPicture);
  if (picture !== undefined) return <div dangerouslySetInnerHTML={{ __html: picture }} />;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <h1 className="sr-only">{PRODUCT_NAME}</h1>
      <PageLoading />
    </main>
  );
}
