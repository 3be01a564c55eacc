import { say } from "@sunwright/words/app";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { useFirstPicture } from "../lib/first-picture";
import { FullPageLoading } from "../ui/full-page-loading";

/** While it is not known who is there, or a page's script is on its way. */
export const PageLoading = () => (
  <FullPageLoading product={PRODUCT_NAME} text={say("loadingProduct", { product: PRODUCT_NAME })} />
);

/** The same where nothing is around it yet. The picture that stands there already stays. */
export function WholePageLoading() {
  const picture = useFirstPicture();
  if (picture !== undefined) return <div dangerouslySetInnerHTML={{ __html: picture }} />;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <h1 className="sr-only">{PRODUCT_NAME}</h1>
      <PageLoading />
    </main>
  );
}
