import { say } from "@sunwright/words/ui";

const PAGES = [
  ["/legal/imprint", say("imprint")],
  ["/legal/privacy", say("privacy")],
  ["/legal/terms", say("terms")],
] as const;

/** To the imprint, privacy notice and terms, at the foot of every page. */
export const LegalLinks = () => (
  <nav aria-label={say("legal")} className="flex flex-wrap gap-x-5 gap-y-1.5 print:hidden">
    {PAGES.map(([address, name]) => (
      <a key={address} href={address} className="link py-1 font-normal">
        {name}
      </a>
    ))}
  </nav>
);
