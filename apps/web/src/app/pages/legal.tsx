import type { LegalPageName } from "@sunwright/contract/legal";
import { LegalPage } from "../../features/legal/legal-page";
import { Frame } from "../frame/frame";

/** For everybody, signed in or not. */
const framed = (page: LegalPageName) =>
  function LegalRoute() {
    return (
      <Frame>
        <LegalPage page={page} />
      </Frame>
    );
  };

export const ImprintRoute = framed("imprint");
export const PrivacyRoute = framed("privacy");
export const TermsRoute = framed("terms");
